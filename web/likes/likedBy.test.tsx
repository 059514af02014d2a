import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSetBlockMutation, useSetMuteMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import { renderAs } from '../test/renderAs.tsx';
import type { FeedPost } from '../test/world.ts';
import { feedOf, homeOf, nina, postOf } from '../test/world.ts';

const ada = { __typename: 'User' as const, id: 'ada-id', username: 'ada', displayName: 'Ada Novak' };

async function lineOf(post: Partial<FeedPost>): Promise<string | undefined> {
  renderAs(nina, <HomePage />, { homePage: () => homeOf(nina, { feed: feedOf([postOf(post)]) }) });
  const card = await screen.findByRole('article');
  return [...card.querySelectorAll('p')].map((line) => line.textContent).find((text) => text.startsWith('Liked by'));
}

/** Mutes or blocks Ada, as the menus do. */
function AvoidAda({ by }: { by: 'mute' | 'block' }) {
  const [setMute] = useSetMuteMutation();
  const [setBlock] = useSetBlockMutation();
  const avoid = {
    mute: () => setMute({ variables: { userId: ada.id, muted: true } }),
    block: () => setBlock({ variables: { input: { userId: ada.id, blocked: true } } }),
  };
  return (
    <button type="button" onClick={() => void avoid[by]()}>
      Avoid Ada
    </button>
  );
}

describe('a card', () => {
  test('names a followed member who likes the post, and counts the other likes', async () => {
    expect(await lineOf({ followedLiker: ada, likeCount: 48 })).toBe('Liked by Ada Novak and 47 more');
    expect(screen.getByRole('link', { name: 'Ada Novak' }).getAttribute('href')).toBe('/profile/ada');
    expect(screen.getByRole('button', { name: '48 likes' })).toBeDefined();
  });

  test('names them alone when theirs is the only like', async () => {
    expect(await lineOf({ followedLiker: ada, likeCount: 1 })).toBe('Liked by Ada Novak');
  });

  test.each(['mute', 'block'] as const)('no longer names a member after a %s', async (by) => {
    const page = (
      <>
        <HomePage />
        <AvoidAda by={by} />
      </>
    );
    const { user } = renderAs(nina, page, {
      homePage: () => homeOf(nina, { feed: feedOf([postOf({ followedLiker: ada, likeCount: 2 })]) }),
      setMute: () => ({
        setMute: {
          __typename: 'SetMutePayload' as const,
          user: { __typename: 'User' as const, id: ada.id, viewerHasMuted: true, viewerMutedUntil: null },
        },
      }),
      setBlock: () => ({
        setBlock: {
          __typename: 'SetBlockPayload' as const,
          user: {
            __typename: 'User' as const,
            id: ada.id,
            viewerHasBlocked: true,
            viewerIsFollowing: false,
            stats: { __typename: 'UserStats' as const, followerCount: 0, followingCount: 0 },
          },
          viewer: {
            __typename: 'User' as const,
            id: nina.id,
            stats: { __typename: 'UserStats' as const, followerCount: 0, followingCount: 0 },
          },
        },
      }),
    });
    await screen.findByRole('link', { name: 'Ada Novak' });
    await user.click(screen.getByRole('button', { name: 'Avoid Ada' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Novak' })).toBeNull());
    expect(screen.getByRole('button', { name: '2 likes' })).toBeDefined();
  });

  test.each([{ followedLiker: null }, { followedLiker: ada, likeCount: 0 }])(
    'has no line without one',
    async (post) => {
      expect(await lineOf(post)).toBeUndefined();
    },
  );
});
