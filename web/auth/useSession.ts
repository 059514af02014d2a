import { createContext, useContext } from 'react';
import type { LoginInput, RegisterInput, SessionUserFragment } from '../generated.ts';

export interface Session {
  /** Null for a visitor, and until a stored session has been validated. */
  user: SessionUserFragment | null;
  /** The stored user while their session is validated: pages lay themselves out for them, and count on nothing yet. */
  expected: SessionUserFragment | null;
  /** True while a stored session is validated at start-up, and during login and register. */
  isLoading: boolean;
  /** Throws what the server said, or that the credentials are wrong when it said nothing. */
  login(input: LoginInput): Promise<void>;
  /** Throws what the server said, or 'Registration failed'. */
  register(input: RegisterInput): Promise<void>;
  /** Throws when the server could not be told. */
  logout(): Promise<void>;
  /** Asks for the current user again and overwrites the stored copy. */
  refresh(): Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the person in front of the screen. Throws outside a SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
