import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchPageQuery, SearchUsersQuery } from '../generated.ts';
import { discoverGroup, eventRow, pageOf, postHit, searchOf, userHit } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina, photoOf } from '../test/world.ts';
import ExplorePage from './ExplorePage.tsx';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const riders = (count: number, hasNextPage = false, from = 0) =>
  pageOf(
    'UserConnection',
    upTo(count).map((number) => userHit(`rider${from + number}`)),
    hasNextPage,
  );

const plenty = () =>
  searchOf({
    users: riders(4),
    posts: pageOf(
      'PostConnection',
      upTo(4).map((number) => postHit(`post-${number}`)),
    ),
    groups: pageOf(
      'GroupConnection',
      upTo(3).map((number) => discoverGroup(`Group ${number}`)),
    ),
    events: pageOf(
      'EventConnection',
      upTo(3).map((number) => eventRow(`Event ${number}`)),
    ),
  });

function showTo(viewer: typeof nina | null, handlers: Handlers, path = '/explore?q=gravel') {
  return renderAs(viewer, <ExplorePage />, handlers, { path });
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const tabs = () => screen.getAllByRole('tab').map((element) => element.textContent);
const usernames = () => screen.queryAllByText(/^@/).map((element) => element.textContent);

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('All Results', () => {
  test('shows three users, three posts, two groups and two events, each with a way to all, for one request', async () => {
    const { server } = showTo(nina, { searchPage: plenty });
    await screen.findByRole('region', { name: 'Users' });

    expect(tabs()).toEqual(['All Results14', 'Users4', 'Posts4', 'Groups3', 'Events3']);
    expect(usernames()).toEqual(['@rider1', '@rider2', '@rider3']);
    expect(section('Posts').getAllByRole('link', { name: /Words of/ })).toHaveLength(3);
    expect(section('Groups').getAllByRole('article')).toHaveLength(2);
    expect(section('Events').getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^View all / })).toHaveLength(4);
    expect(server.requests).toEqual(['Session', 'SearchPage']);
  });

  test('offers no way to all where all is shown, and leaves out what was not found', async () => {
    showTo(nina, { searchPage: () => searchOf({ users: riders(3) }) });
    await screen.findByRole('region', { name: 'Users' });

    expect(screen.queryByRole('link', { name: /View all/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Posts' })).toBeNull();
  });

  test('View all opens the tab, which takes the focus, and asks for nothing', async () => {
    const { user, server, place } = showTo(nina, { searchPage: plenty });
    await user.click(await screen.findByRole('link', { name: 'View all Users' }));

    expect(tab(/Users/).getAttribute('aria-selected')).toBe('true');
    expect(usernames()).toEqual(['@rider1', '@rider2', '@rider3', '@rider4']);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    expect(place.path).toBe('/explore?q=gravel&tab=users');
    expect(server.requests).toEqual(['Session', 'SearchPage']);
  });
});

describe('what was found', () => {
  test('users lead to their profiles', async () => {
    showTo(null, { searchPage: plenty });
    const link = await screen.findByRole('link', { name: /rider2 Velo/ });

    expect(link.getAttribute('href')).toBe('/profile/rider2');
  });

  test('posts are marked Ride or Post, with what was looked for, and lead to the post', async () => {
    const ride = {
      __typename: 'Ride' as const,
      id: 'ride-1',
      type: 'gravel',
      distance: 40,
      elevation: 2270,
      location: 'Porta Nuova',
      calledOffAt: '2026-11-20T08:00:00.000Z',
    };
    const posts = pageOf('PostConnection', [
      postHit('ride-1', { isRide: true, ride, content: 'Best gravel of autumn', pictures: [photoOf('/media/a.webp')] }),
      postHit('post-2'),
    ]);
    const { container } = showTo({ ...nina, unitsPreference: 'METRIC' }, { searchPage: () => searchOf({ posts }) });
    const found = within(await screen.findByRole('link', { name: /Best gravel of autumn/ }));
    expect(found.getByText('Called off')).toBeDefined();
    expect(found.getByRole('deletion')).toBeDefined();

    expect(found.getByText('Ride')).toBeDefined();
    expect(found.getByText('gravel').tagName).toBe('MARK');
    expect(found.getByText('64.4 km')).toBeDefined();
    expect(found.getByText('692 m')).toBeDefined();
    expect(found.getByText('Porta Nuova')).toBeDefined();
    expect(container.querySelectorAll('a img[src="/media/a.webp"]')).toHaveLength(1);
    const other = screen.getByRole('link', { name: /Words of post-2/ });
    expect(within(other).getByText('Post')).toBeDefined();
    expect(other.getAttribute('href')).toBe('/post/post-2');
  });

  test.each([
    [/All Results/, 'No results found'],
    [/Users/, 'No users found'],
    [/Posts/, 'No posts found'],
    [/Groups/, 'No groups found'],
    [/Events/, 'No events found'],
  ])('nothing is told in the words of %s', async (name, words) => {
    const { user } = showTo(null, { searchPage: () => searchOf() });
    await screen.findByText('No results found');
    await user.click(tab(name));

    expect(screen.getByText(words)).toBeDefined();
  });

  test('a search that fails says why, and tries again', async () => {
    const searchPage = vi.fn<NonNullable<Handlers['searchPage']>>(() => {
      throw new FaultReply('query must have at most 200 characters');
    });
    const { user } = showTo(null, { searchPage });
    expect(await screen.findByText('The search failed')).toBeDefined();
    expect(screen.getByText('query must have at most 200 characters')).toBeDefined();

    searchPage.mockImplementation(() => plenty());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Users' })).toBeDefined();
  });
});

describe('paging', () => {
  const first = () => searchOf({ users: riders(2, true) });

  test('each tab goes on by itself: more are added once each, and the count follows', async () => {
    const searchUsers = vi.fn(() => ({
      search: { __typename: 'SearchResults' as const, users: riders(2, false, 1) },
    }));
    const { user, server } = showTo(nina, { searchPage: first, searchUsers }, '/explore?q=gravel&tab=users');
    await user.click(await screen.findByRole('button', { name: 'Load More Users' }));

    await waitFor(() => expect(usernames()).toEqual(['@rider1', '@rider2', '@rider3']));
    expect(tabs()[1]).toBe('Users3');
    expect(searchUsers).toHaveBeenCalledExactlyOnceWith({ query: 'gravel', after: 'after rider2-id' });
    expect(screen.queryByRole('button', { name: 'Load More Users' })).toBeNull();
    expect(server.requests).toEqual(['Session', 'SearchPage', 'SearchUsers']);
  });

  test.each([
    [
      'posts',
      'Posts',
      pageOf('PostConnection', [postHit('post-1')], true),
      pageOf('PostConnection', [postHit('post-2')]),
      'Words of post-2',
    ],
    [
      'groups',
      'Groups',
      pageOf('GroupConnection', [discoverGroup('One')], true),
      pageOf('GroupConnection', [discoverGroup('Two')]),
      'Two',
    ],
    [
      'events',
      'Events',
      pageOf('EventConnection', [eventRow('One')], true),
      pageOf('EventConnection', [eventRow('Two')]),
      'Two',
    ],
  ] as const)('of %s too', async (list, title, page, next, words) => {
    const more = () => ({ search: { __typename: 'SearchResults' as const, [list]: next } });
    const handlers = { searchPage: () => searchOf({ [list]: page }), [`search${title}`]: more };
    const { user } = showTo(nina, handlers, `/explore?q=gravel&tab=${list}`);
    await user.click(await screen.findByRole('button', { name: `Load More ${title}` }));

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: `Load More ${title}` })).toBeNull();
  });

  test('keeps what it has when the next page fails', async () => {
    const searchUsers = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = showTo(nina, { searchPage: first, searchUsers }, '/explore?q=gravel&tab=users');
    await user.click(await screen.findByRole('button', { name: 'Load More Users' }));

    expect(await screen.findByText('More could not be loaded.')).toBeDefined();
    expect(usernames()).toEqual(['@rider1', '@rider2']);
  });

  test('a late answer of an old query, first page or next, never lands in a new one', async () => {
    const late = Promise.withResolvers<SearchUsersQuery>();
    const slow = Promise.withResolvers<SearchPageQuery>();
    const searchPage: Handlers['searchPage'] = ({ query }) => {
      if (query === 'gravel') return first();
      return query === 'slow' ? slow.promise : searchOf({ users: riders(1, false, 8) });
    };
    const { user } = showTo(nina, { searchPage, searchUsers: () => late.promise }, '/explore?q=gravel&tab=users');
    await user.click(await screen.findByRole('button', { name: 'Load More Users' }));
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.clear(box);
    await user.type(box, 'slow{Enter}');
    expect(usernames()).toEqual([]);
    await user.clear(box);
    await user.type(box, 'road{Enter}');
    await screen.findByText('@rider9');

    late.resolve({ search: { __typename: 'SearchResults', users: riders(1, false, 2) } });
    slow.resolve(searchOf({ users: riders(1, false, 5) }));
    await user.clear(box);
    await user.type(box, 'gravel{Enter}');
    await waitFor(() => expect(usernames()).toEqual(['@rider1', '@rider2', '@rider3']));
    await user.clear(box);
    await user.type(box, 'road{Enter}');
    await waitFor(() => expect(usernames()).toEqual(['@rider9']));
  });

  test('a query that was looked for before is not asked for again', async () => {
    const { user, server } = showTo(nina, { searchPage: ({ query }) => searchOf({ users: riders(query.length) }) });
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await screen.findByText('@rider1');
    for (const words of ['abc', 'gravel']) {
      await user.clear(box);
      await user.type(box, `${words}{Enter}`);
      await screen.findByText('@rider1');
    }

    expect(tabs()[1]).toBe('Users6');
    expect(server.requests).toEqual(['Session', 'SearchPage', 'SearchPage']);
  });
});
