import type { ApolloClient } from '@apollo/client';
import type { Connect, Connection } from '../apollo/client.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type {
  LoginMutation,
  LoginMutationVariables,
  RegisterMutation,
  RegisterMutationVariables,
  SessionQuery,
  SessionUserFragment,
} from '../generated.ts';
import { LoginDocument, LogoutDocument, RegisterDocument, SessionDocument } from '../generated.ts';
import type { StoredSession } from './storedSession.ts';
import { clearStoredSession, readStoredSession, writeStoredSession } from './storedSession.ts';
import type { Session } from './useSession.ts';

export interface SessionState {
  client: ApolloClient;
  user: SessionUserFragment | null;
  isLoading: boolean;
}

export interface SessionKeeper extends Omit<Session, 'user' | 'isLoading'> {
  state(): SessionState;
  onChange(listener: (state: SessionState) => void): () => void;
  /** Validates the stored session, if there is one; with nothing stored it asks nothing. */
  resume(): Promise<void>;
  /** Takes over the session that another tab has opened or ended. */
  follow(): void;
}

/** Holds one session at a time: its user, its id in local storage, and its own client, closed when the session ends. */
export function createSessionKeeper(connect: Connect): SessionKeeper {
  const listeners = new Set<(state: SessionState) => void>();
  const stored = readStoredSession();
  if (!stored) clearStoredSession();
  let sessionId = stored?.sessionId ?? null;
  let connection = open(sessionId);
  let state: SessionState = { client: connection.client, user: null, isLoading: stored !== null };

  function open(id: string | null): Connection {
    return connect({ sessionId: id, onSessionLost: leave });
  }

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  }

  function replace(next: StoredSession | null): void {
    connection.close();
    sessionId = next?.sessionId ?? null;
    connection = open(sessionId);
    change({ client: connection.client, user: next?.user ?? null, isLoading: false });
  }

  function enter(next: StoredSession): void {
    writeStoredSession(next);
    replace(next);
  }

  function leave(): void {
    clearStoredSession();
    replace(null);
  }

  async function refresh(): Promise<void> {
    if (!sessionId) return;
    const { data } = await state.client.query<SessionQuery>({ query: SessionDocument, fetchPolicy: 'network-only' });
    if (!data?.viewer) throw new Error('The session is no longer known');
    writeStoredSession({ user: data.viewer, sessionId });
    change({ user: data.viewer });
  }

  async function resume(): Promise<void> {
    if (!sessionId) return;
    try {
      await refresh();
      change({ isLoading: false });
    } catch (error) {
      console.error('Session validation failed:', error);
      leave();
    }
  }

  async function admit(ask: () => Promise<StoredSession | undefined>, otherwise: string): Promise<void> {
    change({ isLoading: true });
    try {
      const admitted = await ask();
      if (!admitted) throw new Error('The answer is empty');
      enter(admitted);
    } catch (error) {
      change({ isLoading: false });
      throw new Error(faultOf(error)?.message ?? otherwise, { cause: error });
    }
  }

  return {
    state: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume,
    refresh,
    follow() {
      const next = readStoredSession();
      if ((next?.sessionId ?? null) !== sessionId) replace(next);
    },
    login: (input) =>
      admit(async () => {
        const mutation = { mutation: LoginDocument, variables: { input } };
        const { data } = await state.client.mutate<LoginMutation, LoginMutationVariables>(mutation);
        return data?.login;
      }, 'Incorrect username or password. Please try again.'),
    register: (input) =>
      admit(async () => {
        const mutation = { mutation: RegisterDocument, variables: { input } };
        const { data } = await state.client.mutate<RegisterMutation, RegisterMutationVariables>(mutation);
        return data?.register;
      }, 'Registration failed'),
    async logout() {
      await state.client.mutate({ mutation: LogoutDocument });
      leave();
    },
  };
}
