import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStoredSession } from '../auth/storedSession.ts';
import type { HomeFeedQuery, HomePageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { pressRaw } from '../test/pressRaw.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, groupNamed, homeOf, nina, postOf, postsUpTo, ridePostOf } from '../test/world.ts';
import HomePage from './HomePage.tsx';

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });

function showTo(viewer: typeof nina | null, handlers: Handlers) {
  return renderAs(viewer, <HomePage />, handlers);
}

const cards = () => screen.queryAllByRole('article');
const texts = () => cards().map((card) => card.querySelector('p')?.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

async function chooseGroup(user: ReturnType<typeof showTo>['user'], name: string) {
  await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
  await user.click(await screen.findByRole('option', { name }));
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the feed', () => {
  test('shows three skeletons while it loads, then the posts', async () => {
    const answer = Promise.withResolvers<HomePageQuery>();
    const { container } = showTo(nina, { homePage: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();
    expect(container.querySelectorAll('[role="tabpanel"] > [aria-hidden="true"]')).toHaveLength(3);

    answer.resolve(homeOf(nina, { feed: feedOf([postOf(), ridePostOf()]) }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('costs one request beside the validation of the session', async () => {
    const { server } = showTo(nina, { homePage: () => homeOf(nina, { joined: [spinners] }) });
    await waitFor(() => expect(cards()).toHaveLength(1));

    expect(server.requests).toEqual(['Session', 'HomePage']);
  });

  test('is still the member’s where the server was away at the start', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const homePage = vi.fn<NonNullable<Handlers['homePage']>>(away);
    const { user } = showTo(nina, { session: away, homePage });
    await screen.findByText('The feed could not be loaded');
    homePage.mockReturnValue(homeOf(nina));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(homePage).toHaveBeenLastCalledWith({ signedIn: true });
    expect(readStoredSession()?.sessionId).toBe('a-session');
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const homePage = vi.fn<NonNullable<Handlers['homePage']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user, server } = showTo(nina, { homePage });
    expect(await screen.findByText('The feed could not be loaded')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage']);

    homePage.mockReturnValue(homeOf(nina));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  test('counts and filters the loaded list by tab', async () => {
    const feed = feedOf([...postsUpTo(2), ridePostOf()]);
    const { user, server } = showTo(nina, { homePage: () => homeOf(nina, { feed }) });
    expect(await screen.findByText('3 total')).toBeDefined();

    await user.click(tab('Posts'));
    expect(screen.getByText('2 posts')).toBeDefined();
    expect(texts()).toEqual(['Post number 1', 'Post number 2']);

    await user.click(tab('Rides'));
    expect(screen.getByText('1 rides')).toBeDefined();
    expect(within(cards()[0] ?? document.body).getByText('Ride Post')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage']);
  });

  test('paints the press of a tab before the posts of the tab', async () => {
    showTo(nina, { homePage: () => homeOf(nina, { feed: feedOf([postOf(), ridePostOf()]) }) });
    expect(await screen.findByText('2 total')).toBeDefined();

    pressRaw(tab('Rides'), 'mousedown');
    await Promise.resolve();
    expect(tab('Rides').getAttribute('aria-selected')).toBe('true');
    expect(cards()).toHaveLength(2);
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  test('has an empty state for each tab', async () => {
    const { user } = showTo(nina, { homePage: () => homeOf(nina, { feed: feedOf([]) }) });
    expect(await screen.findByText('No posts in your feed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find rides and groups' }).getAttribute('href')).toBe('/explore');
    await user.click(tab('Posts'));
    expect(screen.getByText('No regular posts found')).toBeDefined();
    await user.click(tab('Rides'));
    expect(screen.getByText('No rides found')).toBeDefined();
  });

  test('ends with a line when there is no more', async () => {
    showTo(nina, { homePage: () => homeOf(nina) });

    expect(await screen.findByText("You've reached the end of your feed")).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load More Posts' })).toBeNull();
  });
});

describe('Load More Posts', () => {
  const firstPage = () => homeOf(nina, { feed: feedOf(postsUpTo(2), true) });
  const loadMore = () => screen.getByRole('button', { name: 'Load More Posts' });

  test('adds the next page below, with one request', async () => {
    const homeFeed = vi.fn(() => ({ feed: feedOf(postsUpTo(2, 3)) }));
    const { user, server } = showTo(nina, { homePage: firstPage, homeFeed });
    await screen.findByText('2 total');
    await user.click(loadMore());

    await screen.findByText('4 total');
    expect(texts()).toEqual(['Post number 1', 'Post number 2', 'Post number 3', 'Post number 4']);
    expect(homeFeed).toHaveBeenCalledExactlyOnceWith({ scope: 'EVERYONE', after: 'after post-2' });
    expect(server.requests).toEqual(['Session', 'HomePage', 'HomeFeed']);
    expect(screen.getByText("You've reached the end of your feed")).toBeDefined();
  });

  test('waits with its button disabled', async () => {
    const answer = Promise.withResolvers<HomeFeedQuery>();
    const { user } = showTo(nina, { homePage: firstPage, homeFeed: () => answer.promise });
    await screen.findByText('2 total');
    await user.click(loadMore());

    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveProperty('disabled', true);
    expect(texts()).toHaveLength(2);
    answer.resolve({ feed: feedOf([]) });
    await screen.findByText("You've reached the end of your feed");
  });

  test('keeps the list when it fails, and can be pressed again', async () => {
    const homeFeed = vi.fn<NonNullable<Handlers['homeFeed']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = showTo(nina, { homePage: firstPage, homeFeed });
    await screen.findByText('2 total');
    await user.click(loadMore());
    expect(await screen.findByText('More posts could not be loaded.')).toBeDefined();
    expect(texts()).toHaveLength(2);

    homeFeed.mockReturnValue({ feed: feedOf(postsUpTo(1, 3)) });
    await user.click(loadMore());
    await screen.findByText('3 total');
    expect(screen.queryByText('More posts could not be loaded.')).toBeNull();
  });

  test('stays where a tab finds nothing in the loaded list', async () => {
    const { user } = showTo(nina, { homePage: firstPage });
    await screen.findByText('2 total');
    await user.click(tab('Rides'));

    expect(screen.getByText('No rides found')).toBeDefined();
    expect(loadMore()).toBeDefined();
  });
});

describe('the filters', () => {
  const home = () => homeOf(nina, { joined: [spinners] });

  test('a group asks for its own feed, names it in the count, and is asked for once', async () => {
    const homeFeed = vi.fn(() => ({ feed: feedOf(postsUpTo(1, 7)) }));
    const { user, server } = showTo(nina, { homePage: home, homeFeed });
    await screen.findByText('1 total');
    await chooseGroup(user, 'Sunday Spinners');
    expect(await screen.findByText('1 total in Sunday Spinners')).toBeDefined();
    expect(homeFeed).toHaveBeenCalledExactlyOnceWith({ scope: 'EVERYONE', groupId: spinners.id });

    await chooseGroup(user, 'All Groups');
    await screen.findByText('1 total');
    await chooseGroup(user, 'Sunday Spinners');
    await screen.findByText('1 total in Sunday Spinners');
    expect(server.requests).toEqual(['Session', 'HomePage', 'HomeFeed']);
  });

  test('a group without posts says so', async () => {
    const { user } = showTo(nina, { homePage: home, homeFeed: () => ({ feed: feedOf([]) }) });
    await screen.findByText('1 total');
    await chooseGroup(user, 'Sunday Spinners');

    expect(await screen.findByText('No posts found in this group')).toBeDefined();
    expect(screen.getByText('0 total in Sunday Spinners')).toBeDefined();
  });

  test('clicking one of My Groups sets the filter', async () => {
    const { user } = showTo(nina, { homePage: home, homeFeed: () => ({ feed: feedOf([]) }) });
    await user.click(await screen.findByRole('button', { name: 'Sunday Spinners' }));

    expect(await screen.findByText('0 total in Sunday Spinners')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Filter by Group' }).textContent).toContain('Sunday Spinners');
  });

  test('Following asks for the feed of followed people, and a group takes its place', async () => {
    const homeFeed = vi.fn(() => ({ feed: feedOf([]) }));
    const { user } = showTo(nina, { homePage: home, homeFeed });
    await screen.findByText('1 total');
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('No posts in your feed');
    expect(homeFeed).toHaveBeenLastCalledWith({ scope: 'FOLLOWING' });

    await chooseGroup(user, 'Sunday Spinners');
    await screen.findByText('No posts found in this group');
    expect(homeFeed).toHaveBeenLastCalledWith({ scope: 'EVERYONE', groupId: spinners.id });
    expect(screen.getByRole('switch', { name: 'Following' }).getAttribute('aria-checked')).toBe('false');
  });

  test('a filter that fails says so and tries again', async () => {
    const homeFeed = vi.fn<NonNullable<Handlers['homeFeed']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = showTo(nina, { homePage: home, homeFeed });
    await screen.findByText('1 total');
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('The feed could not be loaded');

    homeFeed.mockReturnValue({ feed: feedOf(postsUpTo(2, 8)) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 total')).toBeDefined();
  });

  test('a page that arrives late stays in the list of its own filter', async () => {
    const late = Promise.withResolvers<HomeFeedQuery>();
    const homeFeed: Handlers['homeFeed'] = ({ scope }) =>
      scope === 'FOLLOWING' ? { feed: feedOf(postsUpTo(1, 9)) } : late.promise;
    const { user } = showTo(nina, { homePage: () => homeOf(nina, { feed: feedOf(postsUpTo(1), true) }), homeFeed });
    await screen.findByText('1 total');
    await user.click(screen.getByRole('button', { name: 'Load More Posts' }));
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('Post number 9');

    late.resolve({ feed: feedOf(postsUpTo(1, 2)) });
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await screen.findByText('2 total');
    expect(texts()).toEqual(['Post number 1', 'Post number 2']);
    await user.click(screen.getByRole('switch', { name: 'Following' }));
    await waitFor(() => expect(texts()).toEqual(['Post number 9']));
  });
});

describe('a visitor', () => {
  test('reads the feed with one request, and is offered no composer', async () => {
    const homePage = vi.fn(() => homeOf(null));
    const { server } = showTo(null, { homePage });
    await waitFor(() => expect(cards()).toHaveLength(1));

    expect(homePage).toHaveBeenCalledExactlyOnceWith({ signedIn: false });
    expect(server.requests).toEqual(['HomePage']);
    expect(screen.queryByText(/What's on your mind/)).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('is shown the ways to sign in, and the filter with All Groups alone', async () => {
    const { user, place } = showTo(null, { homePage: () => homeOf(null) });
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/login?mode=signup');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('switch', { name: 'Following' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All Groups']);
    await user.click(screen.getByRole('option', { name: 'All Groups' }));
    await user.click(screen.getByRole('button', { name: 'Sign in to see your stats' }));

    expect(place.path).toBe('/login');
  });
});
