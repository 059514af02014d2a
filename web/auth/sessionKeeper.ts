import type { Connect } from '../apollo/client.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { SessionQuery } from '../generated.ts';
import { LogoutDocument, SessionDocument } from '../generated.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { offerFirstSteps } from '../onboarding/firstSteps.ts';
import { dropCarried } from './carried.ts';
import type { SessionHolder } from './sessionHolder.ts';
import { createSessionHolder } from './sessionHolder.ts';
import type { StoredSession } from './storedSession.ts';
import { readStoredSession, writeStoredSession } from './storedSession.ts';
import type { Session } from './useSession.ts';

/** Signing in and up: only the pages of visitors who do need it. */
const entering = () => import('./entering.ts');

type Verbs = Pick<Session, 'login' | 'register' | 'enter' | 'logout' | 'refresh'>;

export interface SessionKeeper extends Verbs, Pick<SessionHolder, 'state' | 'onChange'> {
  /** Validates the stored session. Sends no request when none is stored. */
  resume(): Promise<void>;
  /** Switches to the session that another tab has started or ended. */
  follow(): void;
}

/** The actions on a session. `onLost` is called when the server has ended it. */
export function createSessionKeeper(connect: Connect, onLost: () => void): SessionKeeper {
  const holder = createSessionHolder(connect, onLost);
  const { state, onChange } = holder;
  return {
    state,
    onChange,
    resume: () => resume(holder),
    follow: () => follow(holder),
    refresh: () => refresh(holder),
    login: (input) =>
      admit(
        holder,
        async () => (await entering()).login(holder, { input }),
        'Incorrect username or password. Please try again.',
      ),
    async register(input) {
      await admit(holder, async () => (await entering()).register(holder, { input }), 'Registration failed');
      offerFirstSteps();
    },
    enter: (session) => holder.start(session),
    async logout() {
      await holder.leave(() => state().client.mutate({ mutation: LogoutDocument }));
      // Drafts of the member who signs out must not remain for the next person at this browser.
      sessionStorage.clear();
      forgetDrafts();
    },
  };
}

async function refresh(holder: SessionHolder): Promise<void> {
  const sessionId = holder.sessionId();
  if (!sessionId) return;
  const query = { query: SessionDocument, fetchPolicy: 'network-only' as const };
  const { data } = await holder.state().client.query<SessionQuery>(query);
  if (!data?.viewer) {
    holder.end();
    throw new Error('The session is no longer known');
  }
  // Every part of the page reads the user: the same one renders none of them again.
  if (JSON.stringify(holder.state().user) === JSON.stringify(data.viewer)) return;
  writeStoredSession({ user: data.viewer, sessionId });
  holder.change({ user: data.viewer, expected: null });
}

async function resume(holder: SessionHolder): Promise<void> {
  if (!holder.sessionId()) return;
  try {
    await refresh(holder);
    holder.change({ isLoading: false });
  } catch (error) {
    console.error('Session validation failed:', error);
    // An unreachable server has not rejected the session. A rejected session has already ended.
    const { user, expected } = holder.state();
    holder.change({ user: user ?? expected, expected: null, isLoading: false });
  }
}

function follow(holder: SessionHolder): void {
  const next = readStoredSession();
  if ((next?.sessionId ?? null) === holder.sessionId()) return;
  // A visitor of this tab pressed it, and the member of the other tab may be somebody else.
  dropCarried();
  holder.replace(next);
}

async function admit(
  holder: SessionHolder,
  send: () => Promise<StoredSession | null | undefined>,
  fallbackMessage: string,
) {
  holder.change({ isLoading: true });
  try {
    const admitted = await send();
    if (!admitted) throw new Error('The response is empty');
    holder.start(admitted);
  } catch (error) {
    holder.change({ isLoading: false });
    throw new Error(faultOf(error)?.message ?? fallbackMessage, { cause: error });
  }
}
