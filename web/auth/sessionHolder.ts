import type { ApolloClient } from '@apollo/client';
import type { Connect, Connection } from '../apollo/client.ts';
import { isAnsweredEarly } from '../apollo/earlyResponse.ts';
import type { SessionUserFragment } from '../generated.ts';
import { forgetVisitorDrafts } from '../lib/drafts.ts';
import { forgetSites } from '../lib/otherSites.ts';
import type { StoredSession } from './storedSession.ts';
import {
  clearStoredSession,
  forgetNames,
  forgetPlayground,
  readStoredSession,
  writeStoredSession,
} from './storedSession.ts';

export interface SessionState {
  client: ApolloClient;
  user: SessionUserFragment | null;
  expected: SessionUserFragment | null;
  isLoading: boolean;
  /** Counts up when one member follows another at once: nothing on screen may stay from the one before. */
  turn: number;
}

export interface SessionHolder {
  state(): SessionState;
  sessionId(): string | null;
  change(next: Partial<SessionState>): void;
  onChange(listener: (state: SessionState) => void): () => void;
  /** Replaces the current session, in memory only. */
  replace(next: StoredSession | null): void;
  /** Starts a session and stores it. */
  start(next: StoredSession): void;
  /** Ends the current session once the server has ended it. A request that the server refuses meanwhile is no lost session. */
  leave(endOnServer: () => Promise<unknown>): Promise<void>;
  /**
   * Ends the current session, clears its store, and forgets drafts of visitors and keys that name the member. If another
   * tab has stored a newer session, switches to it.
   */
  end(): void;
}

/**
 * Holds one session at a time, with its own client, which is closed when the session ends. `onLost` is called when the
 * server has ended the session of a signed-in member.
 */
export function createSessionHolder(connect: Connect, onLost: () => void): SessionHolder {
  const listeners = new Set<(state: SessionState) => void>();
  const stored = readStoredSession();
  if (!stored) clearStoredSession();
  let sessionId = stored?.sessionId ?? null;
  let isLeaving = false;
  // The first page is rendered once, with its data, where the server has accepted the session before.
  const isAccepted = isAnsweredEarly(sessionId);
  let connection = open(sessionId);
  let state = stateOf(
    connection,
    isAccepted ? { user: stored?.user ?? null } : { expected: stored?.user ?? null, isLoading: stored !== null },
  );

  function open(id: string | null): Connection {
    return connect({ sessionId: id, onSessionLost: handleLost });
  }

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  }

  function replace(next: StoredSession | null): void {
    const former = state.user ?? state.expected;
    const isOther = former !== null && next !== null && former.id !== next.user.id;
    if (former) forgetSites();
    connection.close();
    sessionId = next?.sessionId ?? null;
    connection = open(sessionId);
    change(stateOf(connection, { user: next?.user ?? null, turn: state.turn + Number(isOther) }));
  }

  function start(next: StoredSession): void {
    writeStoredSession(next);
    replace(next);
  }

  function end(): void {
    const kept = readStoredSession();
    const isNewer = kept !== null && kept.sessionId !== sessionId;
    if (!isNewer) {
      clearStoredSession();
      forgetNames();
    }
    forgetPlayground();
    if (sessionId) forgetVisitorDrafts();
    replace(isNewer ? kept : null);
  }

  async function leave(endOnServer: () => Promise<unknown>): Promise<void> {
    isLeaving = true;
    try {
      await endOnServer();
      end();
    } finally {
      isLeaving = false;
    }
  }

  function handleLost(): void {
    if (isLeaving) return;
    const wasSignedIn = state.user !== null;
    end();
    if (wasSignedIn && !sessionId) onLost();
  }

  function onChange(listener: (state: SessionState) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { state: () => state, sessionId: () => sessionId, change, onChange, replace, start, leave, end };
}

function stateOf({ client }: Connection, given: Partial<SessionState>): SessionState {
  return { client, user: null, expected: null, isLoading: false, turn: 0, ...given };
}
