import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUserFragment } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { ended, openSession, refuse } from '../test/openSession.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';
import { readStoredSession, writeStoredSession } from './storedSession.ts';
import type { Session } from './useSession.ts';
import { useSession } from './useSession.ts';

const tomasz: SessionUserFragment = { ...nina, id: 'tomasz-id', username: 'tomasz', displayName: 'Tomasz R' };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function signedIn(handlers: Handlers) {
  writeStoredSession({ user: nina, sessionId: 'a-session' });
  const browser = openSession({ session: () => sessionOf(nina), ...handlers });
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

test('a request that the server refuses during a logout neither stops it nor tells of a lost session', async () => {
  const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
  let answer = () => {};
  const logout = () =>
    new Promise<{ logout: { __typename: 'LogoutPayload'; ok: true } }>((resolve) => {
      answer = () => resolve({ logout: { __typename: 'LogoutPayload', ok: true } });
    });
  const { result } = await signedIn({ session, logout });
  sessionStorage.setItem('a-draft', 'Half a thought');
  session.mockImplementation(refuse('Authentication required', 'UNAUTHENTICATED'));
  const leaving = result.current.logout();
  await expect(result.current.refresh()).rejects.toThrow('Authentication required');
  answer();
  await act(() => leaving);

  await ended(result);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText('Your session has ended')).toBeNull();
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

test('nothing that a page holds stays for the next member, also in a page that the browser had put away', async () => {
  const held: string[] = [];
  const page = () => {
    const { user, expected } = useSession();
    const name = (user ?? expected)?.username ?? '';
    const [secretOf] = useState(name);
    held.push(`${name} sees what ${secretOf} holds`);
  };
  writeStoredSession({ user: nina, sessionId: 'a-session' });
  const { result } = openSession({ session: () => sessionOf(nina) }, page);
  await waitFor(() => expect(result.current.user).not.toBeNull());
  writeStoredSession({ user: tomasz, sessionId: 'other-session' });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(result.current.user?.username).toBe('tomasz'));
  expect(held.at(-1)).toBe('tomasz sees what tomasz holds');
  expect(held).not.toContain('tomasz sees what nina holds');
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
