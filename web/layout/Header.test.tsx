import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { HomePageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, nina, postOf } from '../test/world.ts';

const loginPage = () => ({
  instance: loginInstance(),
});

function open(viewer: typeof nina | null, handlers: Handlers = {}, path = '/') {
  return renderAs(viewer, <Pages />, { homePage: () => homeOf(viewer), loginPage, ...handlers }, { path });
}

async function logout(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

// Loads the lazy pages first, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('../home/HomePage.tsx'), import('../auth/LoginPage.tsx'), import('./NotFoundPage.tsx')]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('a visitor is offered a way to the login, which itself shows none', async () => {
  const { user, place } = open(null);
  await screen.findByRole('article');
  await user.click(screen.getByRole('link', { name: 'Signup/Login' }));

  await screen.findByRole('heading', { name: 'Sign in' });
  expect(place.path).toBe('/login');
  expect(screen.queryByRole('link', { name: 'Signup/Login' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Cycle Chat' })).toBeNull();
});

test('signing in by the header leads home', async () => {
  const payload = { __typename: 'SessionPayload' as const, sessionId: 'a-session', user: nina };
  const { user, place } = open(null, { login: () => ({ login: payload }) }, '/nowhere');
  await user.click(await screen.findByRole('link', { name: 'Signup/Login' }));
  await user.type(await screen.findByLabelText('Username'), 'nina');
  await user.type(screen.getByLabelText('Password'), 'demo-ride');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(place.path).toBe('/'));
});

test('while a session is validated the bar stands as it will for the expected person', async () => {
  open(nina, { session: () => new Promise(() => {}) });

  expect(screen.getByRole('button', { name: 'Account of Nina Okafor' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Signup/Login' })).toBeNull();
});

test('logging out leads to the login, and asks nothing for a visitor on the way', async () => {
  const { user, place, server } = open(nina, { logout: () => ({ logout: { __typename: 'LogoutPayload', ok: true } }) });
  await screen.findByRole('article');
  await logout(user);

  await screen.findByRole('heading', { name: 'Sign in' });
  expect(place.path).toBe('/login');
  expect(localStorage.getItem('session_id')).toBeNull();
  expect(server.requests).toEqual(['Session', 'HomePage', 'Logout', 'LoginPage']);
});

test('a logout that fails is said, and leaves the session', async () => {
  const { user, place } = open(nina, { logout: () => Promise.reject(new TypeError('Failed to fetch')) });
  await screen.findByRole('article');
  await logout(user);

  expect(await screen.findByText('There was an issue logging you out. Please try again.')).toBeDefined();
  expect(place.path).toBe('/');
  expect(localStorage.getItem('session_id')).toBe('a-session');
});

test('an unknown path is said to be one', async () => {
  open(null, {}, '/nowhere');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined();
  await waitFor(() => expect(document.title).toContain('404 Page Not Found'));
});

test('who signs in next sees nothing of what the one before them had liked', async () => {
  const tomasz = { ...nina, id: 'tomasz-id', username: 'tomasz', displayName: 'Tomasz R' };
  const answer = Promise.withResolvers<HomePageQuery>();
  const homePage = vi
    .fn<NonNullable<Handlers['homePage']>>()
    .mockReturnValueOnce(homeOf(nina, { feed: feedOf([postOf({ viewerHasLiked: true })]) }))
    .mockReturnValueOnce(answer.promise);
  const { user } = open(nina, {
    homePage,
    logout: () => ({ logout: { __typename: 'LogoutPayload', ok: true } }),
    login: () => ({ login: { __typename: 'SessionPayload', sessionId: 'another-session', user: tomasz } }),
  });
  const like = () => screen.findByRole('button', { name: '48 likes' });
  expect((await like()).getAttribute('aria-pressed')).toBe('true');
  await logout(user);
  await user.type(await screen.findByLabelText('Username'), 'tomasz');
  await user.type(screen.getByLabelText('Password'), 'demo-ride');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await screen.findByRole('button', { name: "What's on your mind, Tomasz?" });
  expect(screen.queryByRole('article')).toBeNull();
  answer.resolve(homeOf(tomasz));
  expect((await like()).getAttribute('aria-pressed')).toBe('false');
});
