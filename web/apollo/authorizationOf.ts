/**
 * The Authorization header of a session. It is empty for a visitor, so the server ignores a cookie that still names an
 * ended session.
 */
export const authorizationOf = (sessionId: string | null | undefined): string =>
  sessionId ? `Bearer ${sessionId}` : '';
