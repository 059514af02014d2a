import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { FeedPageFragment, PhotoTileFragment, UserPhotosQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { ninasProfile, rideRow, ridesOf, tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, nina, photoOf, postsUpTo, ridePostOf } from '../test/world.ts';

const tomasz = tomaszsProfile();
const id = tomasz.id;

beforeAll(() => Promise.all([import('./ProfilePage.tsx'), import('./ProfileActivity.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const postsReply = (posts: FeedPageFragment) => ({ user: { __typename: 'User' as const, id, posts } });

function photosReply(posts: readonly PhotoTileFragment[], hasNextPage = false): UserPhotosQuery {
  const edges = posts.map((node) => ({ __typename: 'PostEdge' as const, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor };
  return { user: { __typename: 'User', id, postsWithPictures: { __typename: 'PostConnection', edges, pageInfo } } };
}

const tile = (postId: string, overrides: Partial<PhotoTileFragment> = {}): PhotoTileFragment => ({
  __typename: 'Post',
  id: postId,
  content: 'The col in its last good light\nEleven hairpins.',
  author: authorNamed('tomasz'),
  pictures: [photoOf(`/media/${'a'.repeat(64)}.webp`)],
  ...overrides,
});

function open(handlers: Handlers, { tab = '', viewer = nina as typeof nina | null } = {}) {
  const given = { profilePage: () => ({ user: tomasz }), userPosts: () => postsReply(feedOf([])), ...handlers };
  return renderAs(viewer, <Pages />, given, { path: `/profile/Tomasz_R${tab && `?tab=${tab}`}` });
}

describe('the posts of another member', () => {
  test('are the first tab, as cards like those of the feed', async () => {
    const userPosts = vi.fn(() => postsReply(feedOf([...postsUpTo(2), ridePostOf()])));
    open({ userPosts }, { viewer: null });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByText('Post number 1')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Join' })).toBeDefined();
    expect(userPosts).toHaveBeenCalledWith({ userId: id });
  });

  test('come in pages', async () => {
    const userPosts = ({ after }: { after?: string | null }) =>
      postsReply(after ? feedOf(postsUpTo(1, 3)) : feedOf(postsUpTo(2), true));
    const { user } = open({ userPosts });
    await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
    expect(await screen.findByText('Post number 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load More Posts' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Post number 2'));
  });

  test('may be none, and may fail', async () => {
    let isDown = true;
    const userPosts = () => {
      if (isDown) throw new Error('offline');
      return postsReply(feedOf([]));
    };
    const { user } = open({ userPosts });
    await screen.findByText('The posts could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeDefined();
    expect(screen.getByText('The posts that Tomasz Rivera shares with you will show up here.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find groups and rides' })).toHaveProperty('pathname', '/explore');
  });

  test('of a blocked member are not there', async () => {
    const user = { ...tomasz, viewerHasBlocked: true };
    const { server } = open({ profilePage: () => ({ user }) });
    await screen.findByText(/^You have blocked/);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(server.requests).not.toContain('UserPosts');
  });

  test('of a muted member are not there until the viewer unmutes', async () => {
    const muted = { ...tomasz, viewerHasMuted: true };
    const user = { __typename: 'User' as const, id, viewerHasMuted: false, viewerMutedUntil: null };
    const { user: hand, server } = open({
      profilePage: () => ({ user: muted }),
      userPosts: () => postsReply(feedOf(postsUpTo(1))),
      setMute: () => ({ setMute: { __typename: 'SetMutePayload', user } }),
    });
    await screen.findByText(/^You have muted/);
    expect(screen.getByText('Until you unmute them')).toBeDefined();
    expect(server.requests).not.toContain('UserPosts');

    await hand.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(await screen.findByText('Post number 1')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
});

test('the rides of another member lead to their own pages, and the tab is in the address', async () => {
  const userRides = () => ({ user: { __typename: 'User' as const, id, posts: ridesOf([rideRow('ride-9')]) } });
  const { user, place } = open({ userRides });
  await user.click(await screen.findByRole('tab', { name: 'Rides' }));
  const list = within(await screen.findByRole('list', { name: 'Rides' }));
  expect(list.getByRole('link').getAttribute('href')).toBe('/post/ride-9');
  expect(place.path).toBe('/profile/Tomasz_R?tab=rides');
});

describe('the photos of another member', () => {
  test('open their posts, and are named by what they show', async () => {
    const described = tile('post-2', { pictures: [photoOf('/media/b.webp', { alt: 'A red bicycle' })] });
    open({ userPhotos: () => photosReply([tile('post-1'), described]) }, { tab: 'photos' });
    const list = within(await screen.findByRole('list', { name: 'Photos' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/post/post-1', '/post/post-2']);
    expect(list.getByRole('link', { name: 'Photo by tomasz: The col in its last good light' })).toBeDefined();
    expect(list.getByRole('link', { name: 'A red bicycle' })).toBeDefined();
  });

  test('on another site wait for consent elsewhere: their words stand in', async () => {
    const elsewhere = tile('post-1', { pictures: [photoOf('https://example.com/loop.jpg', { width: null })] });
    const { container } = open({ userPhotos: () => photosReply([elsewhere]) }, { tab: 'photos' });
    const list = within(await screen.findByRole('list', { name: 'Photos' }));
    expect(list.getByText('The col in its last good light')).toBeDefined();
    expect(container.querySelector('ul[aria-label="Photos"] img')).toBeNull();
  });

  test('may be none', async () => {
    open({ userPhotos: () => photosReply([]) }, { tab: 'photos' });
    expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeDefined();
  });
});

test('one’s own posts, rides and photos stand between the overview and what one has saved', async () => {
  const posts = { user: { __typename: 'User' as const, id: nina.id, posts: feedOf([]) } };
  const handlers = { profilePage: () => ({ user: ninasProfile() }), userPosts: () => posts };
  const { user, place, server } = renderAs(nina, <Pages />, handlers, { path: '/profile' });
  const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Overview', 'Posts', 'Rides', 'Photos', 'Saved']);
  expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual(['Session', 'ProfilePage']);
  await user.click(screen.getByRole('tab', { name: 'Posts' }));
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the feed' }).getAttribute('href')).toBe('/');
  expect(place.path).toBe('/profile?tab=posts');
});
