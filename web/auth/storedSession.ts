import type { SessionUserFragment } from '../generated.ts';

const USER_KEY = 'user';
export const SESSION_KEY = 'session_id';

export interface StoredSession {
  user: SessionUserFragment;
  sessionId: string;
}

/** The session stored in this browser. Null when part of it is missing or unreadable. */
export function readStoredSession(): StoredSession | null {
  const user = parseUser(localStorage.getItem(USER_KEY));
  const sessionId = localStorage.getItem(SESSION_KEY);
  return user && sessionId ? { user, sessionId } : null;
}

export function writeStoredSession({ user, sessionId }: StoredSession): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  localStorage.setItem(SESSION_KEY, sessionId);
}

export function clearStoredSession(): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(SESSION_KEY);
}

/** Clears the playground's storage, which can contain passwords that the member typed. */
export function forgetPlayground(): void {
  forget('graphiql:');
}

/** The marks of seen posts: each key names a member. */
export const seenPrefix = 'cycle-chat-seen:';

/** Clears the keys that name the member whose session has ended. Earlier versions kept the first steps by member. */
export function forgetNames(): void {
  forget(seenPrefix);
  forget('cycle-chat-first-steps:');
}

function forget(prefix: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

function parseUser(stored: string | null): SessionUserFragment | null {
  if (!stored) return null;
  try {
    const user = JSON.parse(stored);
    return typeof user?.id === 'string' ? user : null;
  } catch (error) {
    console.error('The stored user is unreadable:', error);
    return null;
  }
}
