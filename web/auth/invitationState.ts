/** Adds an invitation to the history state of the sign-up page. */
export const withInvitation = (state: unknown, invitation: string): object => ({
  ...(typeof state === 'object' ? state : {}),
  invitation,
});

/** The invitation in the history state. Undefined without one. */
export function invitationIn(state: unknown): string | undefined {
  const found = typeof state === 'object' && state !== null && 'invitation' in state ? state.invitation : undefined;
  return typeof found === 'string' ? found : undefined;
}
