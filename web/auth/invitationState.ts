/** Adds an invitation, and the address that it was mailed to, to the history state of the sign-up page. */
export const withInvitation = (state: unknown, invitation: string, invitedAddress?: string | null): object => ({
  ...(typeof state === 'object' ? state : {}),
  invitation,
  invitedAddress,
});

function textIn(state: unknown, name: 'invitation' | 'invitedAddress'): string | undefined {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The invitation in the history state. Undefined without one. */
export const invitationIn = (state: unknown): string | undefined => textIn(state, 'invitation');

/** The address that the invitation was mailed to. Undefined without one. */
export const invitedAddressIn = (state: unknown): string | undefined => textIn(state, 'invitedAddress');
