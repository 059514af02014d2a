import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../apollo/client.ts';
import type { LoginMutation, SessionUserFragment } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply, fakeServer } from '../test/fakeServer.ts';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { readStoredSession, writeStoredSession } from './storedSession.ts';
import type { Session } from './useSession.ts';
import { useSession } from './useSession.ts';

const tomasz: SessionUserFragment = { ...nina, id: 'tomasz-id', username: 'tomasz', displayName: 'Tomasz R' };
const credentials = { username: 'nina', password: 'secret' };
const refuse = (message: string, code?: string) => () => {
  throw new FaultReply(message, code);
};

/** A browser that has just opened the application. */
function open(handlers: Handlers) {
  const server = fakeServer(handlers);
  const tokens: (string | null)[] = [];
  const { result } = renderHook(useSession, {
    wrapper: ({ children }) => (
      <ToastProvider>
        <SessionProvider
          connect={(given) => {
            tokens.push(given.sessionId);
            return connect({ ...given, transport: server.link, live: server.live });
          }}
        >
          {children}
        </SessionProvider>
      </ToastProvider>
    ),
  });
  return { result, server, tokens };
}

function ended(result: { current: Session }) {
  return waitFor(() => expect(result.current).toMatchObject({ user: null, expected: null, isLoading: false }));
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('at the start', () => {
  test('with nothing stored nothing is asked', async () => {
    const { result, server } = open({});

    expect(result.current).toMatchObject({ user: null, isLoading: false });
    expect(server.requests).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each(['user', 'session_id'])('half a session (%s alone) is none', (key) => {
    localStorage.setItem(key, JSON.stringify(nina));
    const { result, server } = open({});

    expect(result.current).toMatchObject({ user: null, isLoading: false });
    expect(server.requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('a stored user that cannot be read is none', () => {
    localStorage.setItem('user', '{nina');
    localStorage.setItem('session_id', 'a-session');
    const { server } = open({});

    expect(server.requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('a stored session is validated before anyone counts as signed in', async () => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const { result, server, tokens } = open({ session: () => sessionOf({ ...nina, displayName: 'Nina O.' }) });
    expect(result.current).toMatchObject({ user: null, expected: nina, isLoading: true });

    await waitFor(() => expect(result.current).toMatchObject({ expected: null, isLoading: false }));
    expect(result.current.user?.displayName).toBe('Nina O.');
    expect(readStoredSession()).toMatchObject({ user: { displayName: 'Nina O.' }, sessionId: 'a-session' });
    expect(tokens.at(-1)).toBe('a-session');
    expect(server.requests).toEqual(['Session']);
  });

  test('a session that ended on another device leaves no draft of a visitor, and the member’s own for them alone', async () => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    localStorage.setItem('cycle-chat-draft:comment:post-1:null:visitor', '{"text":"By somebody else"}');
    localStorage.setItem(`cycle-chat-draft:post:${nina.id}`, '{"content":"By Nina"}');
    const { result } = open({ session: refuse('Authentication required', 'UNAUTHENTICATED') });

    await ended(result);
    expect(Object.keys(localStorage)).toEqual([`cycle-chat-draft:post:${nina.id}`]);
  });

  test.each([
    ['is refused', refuse('Authentication required', 'UNAUTHENTICATED')],
    ['belongs to nobody', () => sessionOf(null)],
  ])('a stored session that %s is logged and cleared', async (_case, session) => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const { result, tokens } = open({ session });

    await ended(result);
    expect(localStorage).toHaveLength(0);
    expect(tokens.at(-1)).toBeNull();
    expect(console.error).toHaveBeenCalled();
  });
});

const away: [string, () => never][] = [
  [
    'away',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['failing', refuse('Something went wrong', 'INTERNAL_SERVER_ERROR')],
];

describe.each(away)('at the start, while the server is %s', (_case, session) => {
  test('a stored session is kept, and its member counts as signed in', async () => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const { result, tokens } = open({ session });

    await waitFor(() => expect(result.current).toEqual(expect.objectContaining({ user: nina, isLoading: false })));
    expect(result.current.expected).toBeNull();
    expect(readStoredSession()).toEqual({ user: nina, sessionId: 'a-session' });
    expect(tokens).not.toContain(null);
  });
});

describe('login', () => {
  test('stores the user and the session id, and speaks through a new client', async () => {
    const answer = Promise.withResolvers<LoginMutation>();
    const login = vi.fn(() => answer.promise);
    const { result, tokens } = open({ login });
    const signingIn = result.current.login(credentials);
    await waitFor(() => expect(result.current.isLoading).toBe(true));
    answer.resolve({ login: { __typename: 'SessionPayload', sessionId: 'new-session', user: nina } });
    await act(() => signingIn);

    await waitFor(() => expect(result.current).toMatchObject({ user: nina, isLoading: false }));
    expect(login).toHaveBeenCalledWith({ input: credentials });
    expect(localStorage.getItem('session_id')).toBe('new-session');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ username: 'nina' });
    expect(tokens.at(-1)).toBe('new-session');
  });

  test('throws what the server said', async () => {
    const { result } = open({ login: refuse('Invalid username or password', 'UNAUTHENTICATED') });

    await expect(act(() => result.current.login(credentials))).rejects.toThrow('Invalid username or password');
    await ended(result);
    expect(localStorage).toHaveLength(0);
  });

  test('has words of its own when the server said nothing', async () => {
    const { result } = open({ login: () => Promise.reject(new TypeError('Failed to fetch')) });

    await expect(act(() => result.current.login(credentials))).rejects.toThrow(
      'Incorrect username or password. Please try again.',
    );
  });
});

describe('register', () => {
  const input = { ...credentials, displayName: 'Nina Okafor', confirmPassword: 'secret' };

  test('is a real session at once', async () => {
    const payload = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };
    const { result } = open({ register: () => ({ register: payload }) });
    await act(() => result.current.register(input));

    await waitFor(() => expect(result.current.user).toEqual(nina));
    expect(readStoredSession()?.sessionId).toBe('new-session');
  });

  test('throws what the server said, else that registration failed', async () => {
    const taken = open({ register: refuse('Username already taken', 'CONFLICT') });
    await expect(act(() => taken.result.current.register(input))).rejects.toThrow('Username already taken');

    const silent = open({ register: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(act(() => silent.result.current.register(input))).rejects.toThrow(/^Registration failed$/);
  });
});

describe('in a session', () => {
  async function signedIn(handlers: Handlers) {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const browser = open({ session: () => sessionOf(nina), ...handlers });
    await waitFor(() => expect(browser.result.current.user).not.toBeNull());
    return browser;
  }

  test('logout clears the user, what was half written and each key that names the member, but no choice of the browser', async () => {
    sessionStorage.setItem('a-draft', 'Half a thought');
    for (const name of ['draft:post:nina', `seen:${nina.id}:`, `first-steps:${nina.id}`])
      localStorage.setItem(`cycle-chat-${name}`, '{"content":"Half a post"}');
    const choices = { 'cycle-chat-theme': 'dark', 'cycle-chat-shortcuts': 'off' };
    Object.assign(localStorage, choices);
    const logout = () => ({ logout: { __typename: 'LogoutPayload' as const, ok: true } });
    const { result, tokens } = await signedIn({ logout });
    await act(() => result.current.logout());

    await ended(result);
    expect({ ...localStorage }).toEqual(choices);
    expect(sessionStorage).toHaveLength(0);
    expect(tokens.at(-1)).toBeNull();
  });

  test('a logout that fails leaves everything as it was', async () => {
    const { result } = await signedIn({ logout: () => Promise.reject(new TypeError('Failed to fetch')) });

    await expect(act(() => result.current.logout())).rejects.toThrow('Failed to fetch');
    expect(result.current.user).toEqual(nina);
    expect(readStoredSession()?.sessionId).toBe('a-session');
  });

  test('refresh overwrites the stored user', async () => {
    const session = vi.fn(() => sessionOf(nina));
    const { result } = await signedIn({ session });
    session.mockReturnValue(sessionOf({ ...nina, unitsPreference: 'METRIC' }));
    await act(() => result.current.refresh());

    await waitFor(() => expect(result.current.user?.unitsPreference).toBe('METRIC'));
    expect(readStoredSession()?.user.unitsPreference).toBe('METRIC');
  });

  test('a session that the server has forgotten ends at once, and that is said', async () => {
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { result } = await signedIn({ session });
    session.mockImplementation(refuse('Authentication required', 'UNAUTHENTICATED'));
    void result.current.refresh();

    await ended(result);
    expect(localStorage).toHaveLength(0);
    expect(await screen.findByText('Your session has ended')).toBeDefined();
  });

  test('a tab whose session has ended takes over the one that another tab has just stored', async () => {
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { result, tokens } = await signedIn({ session });
    session.mockImplementation(refuse('Authentication required', 'UNAUTHENTICATED'));
    writeStoredSession({ user: tomasz, sessionId: 'other-session' });
    void result.current.refresh();

    await waitFor(() => expect(result.current.user?.username).toBe('tomasz'));
    expect(readStoredSession()?.sessionId).toBe('other-session');
    expect(tokens.at(-1)).toBe('other-session');
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  test.each([
    ['signs out', (session: Session) => session.logout()],
    ['loses the session', (session: Session) => void session.refresh()],
  ])('what was typed into the playground and names the member goes when one %s', async (_case, end) => {
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const logout = () => ({ logout: { __typename: 'LogoutPayload' as const, ok: true } });
    const { result } = await signedIn({ session, logout });
    localStorage.setItem('graphiql:tabState', '{"password":"hill-climb"}');
    localStorage.setItem(`cycle-chat-seen:${nina.id}:EVERYONE`, '{}');
    localStorage.setItem('cycle-chat-theme', 'dark');
    session.mockImplementation(refuse('Authentication required', 'UNAUTHENTICATED'));
    await act(async () => end(result.current));

    await ended(result);
    expect(Object.keys(localStorage)).toEqual(['cycle-chat-theme']);
  });

  test('another tab’s session is taken over, and its end too', async () => {
    const { result, tokens } = await signedIn({});
    writeStoredSession({ user: tomasz, sessionId: 'other-session' });
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'session_id' })));
    await waitFor(() => expect(result.current.user?.username).toBe('tomasz'));
    expect(tokens.at(-1)).toBe('other-session');

    localStorage.clear();
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await ended(result);
  });
});

test('using the session outside its provider throws', () => {
  expect(() => renderHook(useSession)).toThrow('useSession must be used within a SessionProvider');
});

test('children are shown while a session is validated', () => {
  writeStoredSession({ user: nina, sessionId: 'a-session' });
  const server = fakeServer({ session: () => new Promise(() => {}) });
  render(
    <ToastProvider>
      <SessionProvider connect={(given) => connect({ ...given, transport: server.link, live: server.live })}>
        <p>The page</p>
      </SessionProvider>
    </ToastProvider>,
  );
  expect(screen.getByText('The page')).toBeDefined();
});
