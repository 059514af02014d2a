import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../apollo/client.ts';
import type { LoginMutation } from '../generated.ts';
import { fakeServer } from '../test/fakeServer.ts';
import { ended, openSession, refuse } from '../test/openSession.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { readStoredSession, writeStoredSession } from './storedSession.ts';
import { useSession } from './useSession.ts';

const credentials = { username: 'nina', password: 'secret' };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('at the start', () => {
  test('with nothing stored nothing is asked', async () => {
    const { result, server } = openSession({});

    expect(result.current).toMatchObject({ user: null, isLoading: false });
    expect(server.requests).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each(['user', 'session_id'])('half a session (%s alone) is none', (key) => {
    localStorage.setItem(key, JSON.stringify(nina));
    const { result, server } = openSession({});

    expect(result.current).toMatchObject({ user: null, isLoading: false });
    expect(server.requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('a stored user that cannot be read is none', () => {
    localStorage.setItem('user', '{nina');
    localStorage.setItem('session_id', 'a-session');
    const { server } = openSession({});

    expect(server.requests).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('a stored session is validated before anyone counts as signed in', async () => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const { result, server, tokens } = openSession({ session: () => sessionOf({ ...nina, displayName: 'Nina O.' }) });
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
    const { result } = openSession({ session: refuse('Authentication required', 'UNAUTHENTICATED') });

    await ended(result);
    expect(Object.keys(localStorage)).toEqual([`cycle-chat-draft:post:${nina.id}`]);
  });

  test.each([
    ['is refused', refuse('Authentication required', 'UNAUTHENTICATED')],
    ['belongs to nobody', () => sessionOf(null)],
  ])('a stored session that %s is logged and cleared', async (_case, session) => {
    writeStoredSession({ user: nina, sessionId: 'a-session' });
    const { result, tokens } = openSession({ session });

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
    const { result, tokens } = openSession({ session });

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
    const { result, tokens } = openSession({ login });
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
    const { result } = openSession({ login: refuse('Invalid username or password', 'UNAUTHENTICATED') });

    await expect(act(() => result.current.login(credentials))).rejects.toThrow('Invalid username or password');
    await ended(result);
    expect(localStorage).toHaveLength(0);
  });

  test('has words of its own when the server said nothing', async () => {
    const { result } = openSession({ login: () => Promise.reject(new TypeError('Failed to fetch')) });

    await expect(act(() => result.current.login(credentials))).rejects.toThrow(
      'Incorrect username or password. Please try again.',
    );
  });
});

describe('register', () => {
  const input = { ...credentials, displayName: 'Nina Okafor', confirmPassword: 'secret' };

  test('is a real session at once', async () => {
    const payload = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };
    const { result } = openSession({ register: () => ({ register: payload }) });
    await act(() => result.current.register(input));

    await waitFor(() => expect(result.current.user).toEqual(nina));
    expect(readStoredSession()?.sessionId).toBe('new-session');
  });

  test('throws what the server said, else that registration failed', async () => {
    const taken = openSession({ register: refuse('Username already taken', 'CONFLICT') });
    await expect(act(() => taken.result.current.register(input))).rejects.toThrow('Username already taken');

    const silent = openSession({ register: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(act(() => silent.result.current.register(input))).rejects.toThrow(/^Registration failed$/);
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
