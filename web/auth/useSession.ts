import { createContext, useContext } from 'react';
import type { LoginInput, RegisterInput, SessionUserFragment } from '../generated.ts';
import type { StoredSession } from './storedSession.ts';

export interface Session {
  /** Null for a visitor, and while the stored session is not validated. */
  user: SessionUserFragment | null;
  /** The stored user while their session is being validated. Pages may use it for layout, not for access. */
  expected: SessionUserFragment | null;
  /** True while a stored session is validated at start-up, and during login and register. */
  isLoading: boolean;
  /** Throws the server's message, or 'Incorrect username or password. Please try again.' without one. */
  login(input: LoginInput): Promise<void>;
  /** Throws the server's message, or 'Registration failed' without one. */
  register(input: RegisterInput): Promise<void>;
  /** Starts a session that the server has opened. */
  enter(session: StoredSession): void;
  /** Throws when the request fails. */
  logout(): Promise<void>;
  /** Reads the current user again and overwrites the stored copy. */
  refresh(): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The current session. Throws outside a SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
