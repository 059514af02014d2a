import type { ApolloClient } from '@apollo/client';
import type { Connect, Connection } from '../apollo/client.ts';
import type { SessionUserFragment } from '../generated.ts';
import type { StoredSession } from './storedSession.ts';
import { clearStoredSession, readStoredSession, writeStoredSession } from './storedSession.ts';

export interface SessionState {
  client: ApolloClient;
  user: SessionUserFragment | null;
  expected: SessionUserFragment | null;
  isLoading: boolean;
}

export interface SessionHolder {
  state(): SessionState;
  sessionId(): string | null;
  change(next: Partial<SessionState>): void;
  onChange(listener: (state: SessionState) => void): () => void;
  /** Puts a session in the place of the one that is held, in memory only. */
  replace(next: StoredSession | null): void;
  /** Begins a session and stores it. */
  enter(next: StoredSession): void;
  /** Ends the session, here and in the store. */
  leave(): void;
}

/**
 * Holds one session at a time, with a client of its own that is closed when the session ends. `onLost` is called when the
 * server has ended the session of someone who was signed in.
 */
export function createSessionHolder(connect: Connect, onLost: () => void): SessionHolder {
  const listeners = new Set<(state: SessionState) => void>();
  const stored = readStoredSession();
  if (!stored) clearStoredSession();
  let sessionId = stored?.sessionId ?? null;
  let connection = open(sessionId);
  let state = stateOf(connection, { expected: stored?.user ?? null, isLoading: stored !== null });

  function open(id: string | null): Connection {
    return connect({ sessionId: id, onSessionLost: lose });
  }

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  }

  function replace(next: StoredSession | null): void {
    connection.close();
    sessionId = next?.sessionId ?? null;
    connection = open(sessionId);
    change(stateOf(connection, { user: next?.user ?? null }));
  }

  function enter(next: StoredSession): void {
    writeStoredSession(next);
    replace(next);
  }

  function leave(): void {
    clearStoredSession();
    replace(null);
  }

  function lose(): void {
    const wasSignedIn = state.user !== null;
    leave();
    if (wasSignedIn) onLost();
  }

  function onChange(listener: (state: SessionState) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { state: () => state, sessionId: () => sessionId, change, onChange, replace, enter, leave };
}

function stateOf({ client }: Connection, given: Partial<SessionState>): SessionState {
  return { client, user: null, expected: null, isLoading: false, ...given };
}
