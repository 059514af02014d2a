import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { SessionUserFragment, SetFollowMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { ninasProfile, peopleOf, personNamed, tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { FollowButton } from './FollowButton.tsx';

const tomasz = tomaszsProfile();

function reply(following: boolean, followerCount: number): SetFollowMutation {
  return {
    setFollow: {
      __typename: 'SetFollowPayload',
      user: {
        __typename: 'User',
        id: tomasz.id,
        viewerIsFollowing: following,
        stats: { __typename: 'UserStats', followerCount },
      },
      viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 209 } },
    },
  };
}

function open(handlers: Handlers, path = '/profile/tomasz_r') {
  const profilePage: Handlers['profilePage'] = ({ username }) => ({
    user: username === 'nina' ? ninasProfile() : tomasz,
  });
  return renderAs(nina, <Pages />, { profilePage, ...handlers }, { path });
}

const button = (name: string) => screen.findByRole('button', { name });
const followers = () => screen.getByRole('button', { name: /Followers/ }).textContent;

beforeAll(() => import('../users/ProfilePage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('following', () => {
  test('shows at once with its count, waits for the server, and takes the server’s count', async () => {
    const answer = Promise.withResolvers<SetFollowMutation>();
    const setFollow = vi.fn(() => answer.promise);
    const { user, server } = open({ setFollow });
    await user.click(await button('Follow'));

    expect((await button('Following')).hasAttribute('disabled')).toBe(true);
    expect(followers()).toBe('97 Followers');
    expect(setFollow).toHaveBeenCalledExactlyOnceWith({ userId: tomasz.id, following: true });
    answer.resolve(reply(true, 99));

    await waitFor(() => expect(followers()).toBe('99 Followers'));
    expect((await button('Following')).hasAttribute('disabled')).toBe(false);
    expect(server.requests.filter((name) => name !== 'UserPosts')).toEqual(['Session', 'ProfilePage', 'SetFollow']);
  });

  test('is undone and said when it fails', async () => {
    const { user } = open({ setFollow: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(await button('Follow'));

    expect(await screen.findByText('Failed to follow user')).toBeDefined();
    expect((await button('Follow')).hasAttribute('disabled')).toBe(false);
    expect(followers()).toBe('96 Followers');
  });

  test('is ended by the same button, and stays when that fails', async () => {
    const followed = tomaszsProfile({ viewerIsFollowing: true });
    const setFollow = vi.fn<NonNullable<Handlers['setFollow']>>(() => {
      throw new FaultReply('Something broke', 'INTERNAL_SERVER_ERROR');
    });
    const { user } = open({ profilePage: () => ({ user: followed }), setFollow });
    await user.click(await button('Following'));
    expect(await screen.findByText('Failed to unfollow user')).toBeDefined();
    expect(followers()).toBe('96 Followers');

    setFollow.mockReturnValue(reply(false, 95));
    await user.click(await button('Following'));
    expect(await button('Follow')).toBeDefined();
    expect(setFollow).toHaveBeenLastCalledWith({ userId: tomasz.id, following: false });
    expect(followers()).toBe('95 Followers');
  });

  test('works by the keyboard, which keeps its place', async () => {
    const { user } = open({ setFollow: () => reply(true, 97) });
    (await button('Follow')).focus();
    await user.keyboard('{Enter}');

    const following = await button('Following');
    await waitFor(() => expect(following.hasAttribute('disabled')).toBe(false));
    expect(document.activeElement).toBe(await button('Following'));
  });

  test('makes the lists of followers be asked for anew', async () => {
    const followersOf = vi.fn<NonNullable<Handlers['followers']>>(() => ({
      user: { __typename: 'User', id: tomasz.id, followers: peopleOf([personNamed('jules', 'Jules Bernard')]) },
    }));
    const { user } = open({ setFollow: () => reply(true, 97), followers: followersOf });
    await user.click(await button('96 Followers'));
    await screen.findByText('Jules Bernard');
    await user.keyboard('{Escape}');
    await user.click(await button('Follow'));
    await button('97 Followers');

    const { __typename, id, username, displayName, profilePicture } = nina;
    const now = peopleOf([
      { __typename, id, username, displayName, profilePicture, isViewer: true, viewerIsFollowing: false },
    ]);
    followersOf.mockReturnValue({ user: { __typename: 'User', id: tomasz.id, followers: now } });
    await user.click(await button('97 Followers'));
    expect(await within(await screen.findByRole('dialog')).findByText('Nina Okafor')).toBeDefined();
    expect(followersOf).toHaveBeenCalledTimes(2);
  });
});

test('who is signed out is asked to sign in', async () => {
  const visitor: SessionUserFragment | null = null;
  const { user, server } = renderAs(visitor, <FollowButton user={tomasz} />, {});
  await user.click(await button('Follow'));

  expect(await screen.findByText('Authentication required')).toBeDefined();
  expect(screen.getByText('Please log in to follow users')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(server.requests).toEqual([]);
});
