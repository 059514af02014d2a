import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as postActions from '../posts/PostActions.tsx';
import { feedOf, homeOf, nina, postsUpTo } from '../test/world.ts';

const drawn: string[] = [];
const counted = '../posts/PostActions.tsx';
let actual: typeof postActions;
function PostActions(props: ComponentProps<typeof postActions.PostActions>) {
  drawn.push(props.post.id);
  return <actual.PostActions {...props} />;
}

// Other files have loaded these modules before.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(counted, async (importActual) => {
    actual = await importActual<typeof postActions>();
    return { PostActions };
  });
});
afterAll(() => {
  vi.doUnmock(counted);
  vi.resetModules();
});

test('a like draws the card of its post alone, however many posts the feed has', async () => {
  const { default: HomePage } = await import('../home/HomePage.tsx');
  const { renderAs } = await import('../test/renderAs.tsx');
  const posts = postsUpTo(20);
  const setLike = vi.fn(({ postId }: { postId: string }) => ({
    setLike: {
      __typename: 'SetLikePayload' as const,
      post: { __typename: 'Post' as const, id: postId, likeCount: 49, viewerHasLiked: true },
    },
  }));
  const { user } = renderAs(nina, <HomePage />, { homePage: () => homeOf(nina, { feed: feedOf(posts) }), setLike });
  await waitFor(() => expect(new Set(drawn).size).toBe(posts.length));
  const [button] = screen.getAllByRole('button', { name: '48 likes' });
  drawn.length = 0;
  if (button) await user.click(button);
  expect(await screen.findByRole('button', { name: '49 likes', pressed: true })).toBeDefined();
  await waitFor(() => expect(setLike).toHaveBeenCalledOnce());
  expect(new Set(drawn).size).toBe(1);
  // Once when it is pressed, and once when the server has confirmed it.
  expect(drawn.length).toBeLessThanOrEqual(2);
});
