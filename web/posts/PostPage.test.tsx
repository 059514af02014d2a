import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { PostPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { groupOfPost } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { commentsOf, threadOf } from '../test/talk.ts';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, postOf, rideOf, ridePostOf, summaryOf } from '../test/world.ts';
import PostPage from './PostPage.tsx';

function pageOf(viewer: typeof nina | null, post: FeedPost | null): PostPageQuery {
  const shown = post && {
    ...post,
    group: groupOfPost(post),
    ride: post.ride && { ...rideOf(), ...post.ride },
    author: { ...post.author, viewerHasMuted: false, viewerHasBlocked: false },
    comments: commentsOf([threadOf('one')]),
  };
  if (!viewer) return { post: shown };
  return { post: shown, viewer: summaryOf(viewer), events: { __typename: 'EventConnection', nodes: [] } };
}

function show(viewer: typeof nina | null, handlers: Handlers, id = 'post-1') {
  const routes = (
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/post/:id" element={<PostPage />} />
    </Routes>
  );
  return renderAs(viewer, routes, handlers, { path: `/post/${id}` });
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the page of a post', () => {
  test('says that it loads, then shows the post with its comments open, with one request', async () => {
    const answer = Promise.withResolvers<PostPageQuery>();
    const { server } = show(nina, { postPage: () => answer.promise });
    expect(await screen.findByText('Loading post...')).toBeDefined();

    answer.resolve(pageOf(nina, postOf()));
    expect(await screen.findByText('Tailwind out, headwind home.')).toBeDefined();
    expect(screen.getByText('Comment one')).toBeDefined();
    expect(screen.queryByText('Loading post...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post by maeve');
    await waitFor(() => expect(document.title).toBe('Post by maeve · Cycle Chat'));
    expect(screen.getByText('@nina')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'PostPage']);
  });

  test('shows a post of the feed at once, and its comments when they arrive, with one request', async () => {
    const answer = Promise.withResolvers<PostPageQuery>();
    const { user, server } = renderAs(nina, <Pages />, {
      homePage: () => homeOf(nina, { feed: feedOf([postOf()]) }),
      postPage: () => answer.promise,
    });
    await user.click(await screen.findByRole('link', { name: /open this post$/ }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Post by maeve');
    expect(screen.getByRole('article').textContent).toContain('Tailwind out, headwind home.');
    expect(screen.queryByText('Loading post...')).toBeNull();

    answer.resolve(pageOf(nina, postOf()));
    expect(await screen.findByText('Comment one')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'PostPage']);
  });

  test('shows a ride as a ride', async () => {
    show(nina, { postPage: () => pageOf(nina, ridePostOf()) }, 'ride-1');

    expect(await screen.findByText('Ride Post')).toBeDefined();
    expect(screen.getByText('Mill Square')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ride by maeve');
  });

  test('is read by visitors with one request, beside the ways to sign in', async () => {
    const postPage = vi.fn(() => pageOf(null, postOf()));
    const { server } = show(null, { postPage });

    expect(await screen.findByText('Comment one')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeDefined();
    expect(postPage).toHaveBeenCalledExactlyOnceWith({ id: 'post-1', signedIn: false });
    expect(server.requests).toEqual(['PostPage']);
    expect(console.error).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no such post', () => pageOf(nina, null)],
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leads home where %s', async (_reason, postPage) => {
    const { user, place } = show(nina, { postPage });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Post Not Found');
    expect(screen.getByText("The post you're looking for doesn't exist or has been removed.")).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Post not found · Cycle Chat'));
    await user.click(screen.getByRole('link', { name: 'Home' }));

    expect(place.path).toBe('/');
  });

  test('is left for the home page when the post is deleted, and the post is asked for no more', async () => {
    const own = postOf({ author: authorNamed('nina'), viewerCanEdit: true });
    const viewer = ninaAfter();
    const deletePost = () => ({
      deletePost: { __typename: 'DeletePostPayload' as const, deletedPostId: 'post-1', viewer },
    });
    const { user, place, server } = show(nina, { postPage: () => pageOf(nina, own), deletePost });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Post deleted successfully')).toBeDefined();
    expect(place.path).toBe('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
    expect(server.requests).toEqual(['Session', 'PostPage', 'DeletePost']);
  });

  test('is gone while its author is muted', async () => {
    const setMute: Handlers['setMute'] = ({ userId, muted }) => ({
      setMute: {
        __typename: 'SetMutePayload',
        user: { __typename: 'User', id: userId, viewerHasMuted: muted, viewerMutedUntil: null },
      },
    });
    const { user } = show(nina, { postPage: () => pageOf(nina, postOf()), setMute });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mute User' }));
    expect(await screen.findByText('Post Not Found')).toBeDefined();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Tailwind out, headwind home.')).toBeDefined());
  });

  test('is gone while its author is blocked', async () => {
    const stats = { __typename: 'UserStats' as const, followerCount: 1, followingCount: 1 };
    const setBlock: Handlers['setBlock'] = ({ input: { userId, blocked } }) => ({
      setBlock: {
        __typename: 'SetBlockPayload',
        user: { __typename: 'User', id: userId, viewerHasBlocked: blocked, viewerIsFollowing: false, stats },
        viewer: { __typename: 'User', id: nina.id, stats },
      },
    });
    const { user } = show(nina, { postPage: () => pageOf(nina, postOf()), setBlock });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block @maeve' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Post Not Found')).toBeDefined();

    await user.click(await screen.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(screen.getByText('Tailwind out, headwind home.')).toBeDefined());
  });
});
