import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedCaughtUp, posted } from '../test/activities.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, postOf, postsUpTo, ridePostOf } from '../test/world.ts';
import HomePage from './HomePage.tsx';

type HomeFeed = NonNullable<Handlers['homeFeed']>;

const texts = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);
const pill = () => screen.queryByRole('button', { name: /new posts?$/i });
const news = (id: string, overrides: Parameters<typeof postOf>[0] = {}) =>
  posted(postOf({ id, content: `News ${id}`, createdAt: '2026-11-21T12:00:00.000Z', ...overrides }));

async function open(handlers: Handlers = {}, { hasNextPage = false, viewer = nina as typeof nina | null } = {}) {
  const homePage = () => homeOf(viewer, { feed: feedOf(postsUpTo(2), hasNextPage) });
  const view = renderAs(viewer, <HomePage />, { homePage, ...handlers });
  await screen.findByText('2 total');
  return view;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('the feed is followed once it is there, under its own filter', async () => {
  const homeFeed = vi.fn<HomeFeed>(() => ({ feed: feedOf(postsUpTo(1)) }));
  const { server, user } = await open({ homeFeed });
  expect(server.followed()).toEqual(['FeedActivity {"scope":"EVERYONE"}']);
  await user.click(screen.getByRole('switch', { name: 'Following' }));
  await screen.findByText('1 total');
  expect(server.followed()).toEqual(['FeedActivity {"scope":"FOLLOWING"}']);
});

test('new posts are counted and announced, and the list stays as it is', async () => {
  const { server } = await open({}, { viewer: null });
  act(() => server.emit(news('a')));
  expect((await screen.findByRole('button', { name: '1 new post' })).closest('[role="status"]')).not.toBeNull();
  act(() => {
    server.emit(news('b'));
    server.emit(news('b'));
  });
  await screen.findByRole('button', { name: '2 new posts' });
  expect(texts()).toEqual(['Post number 1', 'Post number 2']);
  expect(screen.getByText('2 total')).toBeDefined();
  expect(server.requests).toEqual(['HomePage']);
});

test('pressing the button lets them in, newest first, and goes up to them', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { server, user } = await open();
  act(() => {
    server.emit(news('a'));
    server.emit(news('b'));
  });
  await user.click(await screen.findByRole('button', { name: '2 new posts' }));

  await waitFor(() => expect(texts()).toEqual(['News b', 'News a', 'Post number 1', 'Post number 2']));
  expect(screen.getByText('4 total')).toBeDefined();
  expect(pill()).toBeNull();
  expect(document.activeElement?.textContent).toContain('News b');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(server.requests).toEqual(['Session', 'HomePage']);
});

test('one’s own posts are no news, and those that are loaded are none either', async () => {
  const { server } = await open();
  act(() => {
    server.emit(news('mine', { author: authorNamed('nina') }));
    server.emit(posted(postOf({ id: 'post-2', content: 'Post number 2' })));
    server.emit(feedCaughtUp);
  });
  await act(async () => {});
  expect(pill()).toBeNull();
  expect(texts()).toHaveLength(2);
});

test('what is older than all that is loaded waits for Load More Posts', async () => {
  const { server } = await open({}, { hasNextPage: true });
  act(() => server.emit(news('old', { createdAt: '2026-11-19T12:00:00.000Z' })));
  await act(async () => {});
  expect(pill()).toBeNull();
});

test('a tab counts what it would show', async () => {
  const { server, user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Rides' }));
  act(() => server.emit(news('a')));
  await act(async () => {});
  expect(pill()).toBeNull();
  act(() => server.emit(posted(ridePostOf({}, { createdAt: '2026-11-21T12:00:00.000Z' }))));
  await user.click(await screen.findByRole('button', { name: '1 new post' }));
  await screen.findByText('1 rides');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(screen.getByText('4 total')).toBeDefined();
});

test('a page that is loaded meanwhile goes below, and what waits goes on waiting', async () => {
  const homeFeed = vi.fn<HomeFeed>(() => ({ feed: feedOf(postsUpTo(2, 3)) }));
  const { server, user } = await open({ homeFeed }, { hasNextPage: true });
  act(() => server.emit(news('a')));
  await screen.findByRole('button', { name: '1 new post' });
  await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
  await screen.findByText('4 total');
  expect(texts()[0]).toBe('Post number 1');
  await user.click(screen.getByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(texts()).toHaveLength(5));
  expect(texts()[0]).toBe('News a');
});

test('what one posts oneself shows at once, above what waits', async () => {
  const mine = postOf({ id: 'mine', content: 'Mine', author: authorNamed('nina') });
  const createPost: Handlers['createPost'] = () => ({
    createPost: { __typename: 'CreatePostPayload', post: mine, viewer: ninaAfter() },
  });
  const { server, user } = await open({ createPost });
  act(() => server.emit(news('a')));
  await screen.findByRole('button', { name: '1 new post' });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.type(await screen.findByRole('textbox', { name: /mind|content|post/i }), 'Mine');
  act(() => server.emit(posted(mine)));
  const [, send] = screen.getAllByRole('button', { name: 'Post', hidden: true });
  await user.click(send ?? document.body);
  await waitFor(() => expect(texts()).toEqual(['Mine', 'Post number 1', 'Post number 2']));
  expect(pill()?.textContent).toBe('1 new post');
});

test('after a gap the button reads the feed anew, and stays where that fails', async () => {
  const homeFeed = vi.fn<HomeFeed>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { server, user } = await open({ homeFeed });
  act(() => server.emit(feedCaughtUp, true));
  await user.click(await screen.findByRole('button', { name: 'New posts' }));
  await waitFor(() => expect(homeFeed).toHaveBeenCalledOnce());
  await waitFor(() => expect(pill()).toHaveProperty('disabled', false));
  expect(texts()).toEqual(['Post number 1', 'Post number 2']);

  homeFeed.mockReturnValue({ feed: feedOf(postsUpTo(2, 8)) });
  await user.click(screen.getByRole('button', { name: 'New posts' }));
  await waitFor(() => expect(texts()).toEqual(['Post number 8', 'Post number 9']));
  expect(pill()).toBeNull();
});

test('more than the server tells of at once are read anew as well', async () => {
  const homeFeed = vi.fn<HomeFeed>(() => ({ feed: feedOf(postsUpTo(2, 8)) }));
  const { server, user } = await open({ homeFeed });
  act(() => {
    for (let number = 1; number <= 100; number += 1) server.emit(news(String(number)));
  });
  await user.click(await screen.findByRole('button', { name: '100 new posts' }));
  await waitFor(() => expect(texts()).toEqual(['Post number 8', 'Post number 9']));
  expect(homeFeed).toHaveBeenCalledOnce();
});

test('a feed with a gap that was left is read anew when one comes back to it', async () => {
  const homeFeed: HomeFeed = ({ scope }) => ({ feed: feedOf(scope === 'FOLLOWING' ? postsUpTo(1) : postsUpTo(2, 8)) });
  const { server, user } = await open({ homeFeed });
  act(() => server.emit(feedCaughtUp, true));
  await screen.findByRole('button', { name: 'New posts' });
  await user.click(screen.getByRole('switch', { name: 'Following' }));
  await screen.findByText('1 total');
  expect(pill()).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Following' }));
  await waitFor(() => expect(texts()).toEqual(['Post number 8', 'Post number 9']));
  expect(pill()).toBeNull();
  expect(server.requests).toEqual(['Session', 'HomePage', 'HomeFeed', 'HomeFeed']);
});
