import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LikersQuery, PersonFollowFragment } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { peopleOf, personNamed } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, nina, postOf } from '../test/world.ts';

const likersOf = (people: readonly PersonFollowFragment[], hasNextPage = false): LikersQuery => ({
  post: { __typename: 'Post', id: 'post-1', likers: peopleOf(people, hasNextPage) },
});
const tomasz = { ...personNamed('tomasz_r', 'Tomasz Rivera'), viewerIsFollowing: true };
const jules = personNamed('jules.b', 'Jules Bernard');
const self: PersonFollowFragment = { ...personNamed('nina', 'Nina Okafor'), id: nina.id, isViewer: true };

async function openLikers(handlers: Handlers, post = postOf(), viewer: typeof nina | null = nina) {
  const homePage = () => homeOf(viewer, { feed: feedOf([post]) });
  const view = renderAs(viewer, <HomePage />, { homePage, ...handlers });
  await view.user.click(await screen.findByRole('button', { name: '48: see who likes this' }));
  return view;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Likes' }));
const rows = async () => (await dialog()).queryAllByRole('listitem').map((row) => row.textContent);

beforeAll(() => import('./LikersDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the number of likes', () => {
  test('opens who likes the post, each with a button to follow them, and oneself last', async () => {
    const post = postOf({ viewerHasLiked: true });
    await openLikers({ likers: () => likersOf([self, tomasz, jules]) }, post);
    await (await dialog()).findByText('Jules Bernard');
    expect((await dialog()).getByText('48 riders')).toBeDefined();
    expect(await rows()).toEqual([
      'Tomasz Rivera@tomasz_rFollowing',
      'Jules Bernard@jules.bFollow',
      'Nina Okafor@ninaYou',
    ]);
    expect((await dialog()).getByRole('button', { name: 'Follow Jules Bernard' })).toBeDefined();
    expect((await dialog()).getByRole('link', { name: /Tomasz/ }).getAttribute('href')).toBe('/profile/tomasz_r');
  });

  test('comes a page at a time', async () => {
    const likers = vi.fn<NonNullable<Handlers['likers']>>(({ after }) =>
      after ? likersOf([jules]) : likersOf([tomasz], true),
    );
    const { user } = await openLikers({ likers });
    await user.click(await (await dialog()).findByRole('button', { name: 'Show more' }));
    await (await dialog()).findByText('Jules Bernard');
    expect(await rows()).toHaveLength(2);
    expect(likers).toHaveBeenLastCalledWith({ postId: 'post-1', after: 'after tomasz_r-id' });
  });

  test('follows from the list, where the row stays', async () => {
    const setFollow: Handlers['setFollow'] = () => ({
      setFollow: {
        __typename: 'SetFollowPayload',
        user: {
          __typename: 'User',
          id: jules.id,
          viewerIsFollowing: true,
          stats: { __typename: 'UserStats', followerCount: 1 },
        },
        viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 9 } },
      },
    });
    const { user } = await openLikers({ likers: () => likersOf([jules]), setFollow });
    await user.click(await (await dialog()).findByRole('button', { name: 'Follow Jules Bernard' }));
    const following = await (await dialog()).findByRole('button', { name: 'Following Jules Bernard' });
    await waitFor(() => expect(following.hasAttribute('disabled')).toBe(false));
  });

  test('says when nobody can be seen, and when the list cannot be loaded', async () => {
    const likers = vi.fn<NonNullable<Handlers['likers']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openLikers({ likers });
    expect(await (await dialog()).findByText('The people could not be loaded')).toBeDefined();
    likers.mockImplementation(() => likersOf([]));
    await user.click((await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await (await dialog()).findByText('No likes that you can see')).toBeDefined();
  });

  test('lets a visitor read the list, and asks them to sign in before they follow', async () => {
    const { user } = await openLikers({ likers: () => likersOf([jules]) }, postOf(), null);
    await user.click(await (await dialog()).findByRole('button', { name: 'Follow Jules Bernard' }));
    expect(await screen.findByText('Please log in to follow users')).toBeDefined();
  });

  test('is no button of its own without likes', async () => {
    const homePage = () => homeOf(nina, { feed: feedOf([postOf({ likeCount: 0 })]) });
    renderAs(nina, <HomePage />, { homePage });
    const like = await screen.findByRole('button', { name: '0 likes' });
    expect(like.textContent).toBe('0');
    expect(screen.queryByRole('button', { name: /see who/ })).toBeNull();
  });
});
