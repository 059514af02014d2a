// Which doors show a thing of the table or a field of the schema.

/**
 * Whether the board of the operator shows something of a thing: the excerpts and authors of what members write, wherever they write it,
 * groups, events, what it took down, warned of and suspended, reports, sign-ups, invitations, and confirmed addresses. It shows no notifications, sessions, tokens, zones, routes and private facts.
 */
export const isOnBoard = (thing: string): boolean =>
  /^\w+'s |^profiles?\b|^mail addresses of |^(groups|hidden group|events|sign-ups|invitations)$|^(removal|warning|suspension|report) of /.test(
    thing,
  );

const typesOfBoard =
  /^(Operator|FoundContent|(Open|End)OperatorSessionPayload|CloseReportPayload|(Retry|Discard)Jobs?Payload|DeleteMemberPayload|(Approve|Refuse)Applications?Payload|Make(Reset|Confirmation)LinkPayload|CreateInvitationsPayload|RevokeInvitationPayload|RemoveMemberMailAddressPayload|DeleteGroupPayload|CancelEventPayload|UpdateInstancePayload)/;
const actsOfBoard =
  /^Mutation\.((open|end)OperatorSession|(remove|restore)Content|answerAppeal|(warn|suspend|delete)Member|liftSuspension|closeReport|(retry|discard)Jobs?|(approve|refuse)Applications?|make(Reset|Confirmation)Link|removeMemberMailAddress|createInvitations|revokeInvitation|(create|update|delete)Group|setGroupOrganiser|setRulesAsOperator|(create|update|cancel|callOff)Event|putEventOnAgain|updateInstance)$/;

/** Whether a field, spelt `Type.field`, is of a type that only the board of the operator has, or one of its acts. */
export const isOfBoard = (field: string): boolean => typesOfBoard.test(field) || actsOfBoard.test(field);

/**
 * Whether only a sign-in by a provider or a passkey reads a field. The instance of the crawl has no provider and no host name: see
 * providerSignIn.test.ts and passkeys.test.ts.
 */
export const isOfSignIn = (field: string): boolean =>
  /^(SignInProvider|BeginProviderSignInPayload|FinishProviderSignInPayload|ProviderNewcomer|BeginPasskeyPayload|AddPasskeyPayload)\.|^Mutation\.(beginProviderSignIn|linkProvider|finishProviderSignIn|registerByProvider|beginPasskey|addPasskey|beginPasskeySignIn|signInByPasskey)$/.test(
    field,
  );

/** Whether only thanks for a ride read a field. They would add a comment to those that the crawl counts: see sheet.test.ts. */
export const isOfThanks = (field: string): boolean => /^(Mutation\.thankRiders$|ThankRidersPayload\.)/.test(field);

/** Whether only GraphQL shows a thing: the specification gives REST no route to it. */
export const isForGraphQL = (thing: string): boolean =>
  /^(mail addresses|sign-ins|access tokens|calendar links|sessions|notifications|privacy zones) of |^changed plan for |^deleted ride for |^removal of |^warning of |^report of |^(sign-ups|invitations)$/.test(
    thing,
  );
