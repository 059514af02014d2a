import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommentPageFragment, CommentThreadFragment, LinkedThreadFragment, PostPageQuery } from '../generated.ts';
import PostPage from '../posts/PostPage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { commentsRegion, shownComments } from '../test/openComments.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { commentsOf, repliesOf, replyOf, threadOf } from '../test/talk.ts';
import { nina, postOf, summaryOf } from '../test/world.ts';

const post = { __typename: 'Post' as const, id: 'post-1' };
const scrollIntoView = vi.fn();

function pageOf(comments: CommentPageFragment): PostPageQuery {
  const author = { ...postOf().author, viewerHasMuted: false, viewerHasBlocked: false };
  const shown = { ...postOf(), ride: null, group: null, author, comments };
  return { post: shown, viewer: summaryOf(nina), events: { __typename: 'EventConnection', nodes: [] } };
}

/** A comment as the server finds it by its address. */
function linkedOf(thread: CommentThreadFragment, around: Partial<LinkedThreadFragment> = {}): LinkedThreadFragment {
  return { ...thread, previousCount: 0, following: commentsOf([]), ...around };
}

function open(linkedId: string, comments: CommentPageFragment, handlers: Handlers = {}) {
  const routes = (
    <Routes>
      <Route path="/post/:id" element={<PostPage />} />
    </Routes>
  );
  const postPage = () => pageOf(comments);
  return renderAs(nina, routes, { postPage, ...handlers }, { path: `/post/post-1#comment-${linkedId}` });
}

const rowOf = (id: string) => document.getElementById(`comment-${id}`);
const isRinged = (id: string) => rowOf(id)?.hasAttribute('data-ringed');

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
beforeEach(() => {
  scrollIntoView.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the address of a comment', () => {
  test('scrolls to it, rings it and moves the focus there, with the ones before it folded', async () => {
    const { user, server } = open('a3', commentsOf([threadOf('a1'), threadOf('a2'), threadOf('a3'), threadOf('a4')]));
    await waitFor(() => expect(isRinged('a3')).toBe(true));
    expect(document.activeElement).toBe(rowOf('a3'));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(shownComments()).toEqual(['Comment a3', 'Comment a4']);

    await user.click(screen.getByRole('button', { name: '2 comments before this one' }));
    expect(shownComments()).toEqual(['Comment a1', 'Comment a2', 'Comment a3', 'Comment a4']);
    expect(screen.queryByRole('button', { name: /before this one/ })).toBeNull();
    expect(server.requests).toEqual(['Session', 'PostPage']);
  });

  test('names a loaded reply, which alone is ringed', async () => {
    const parent = threadOf('b1', { replies: repliesOf([replyOf('b2')]) });
    open('b2', commentsOf([parent]));
    await waitFor(() => expect(isRinged('b2')).toBe(true));
    expect(isRinged('b1')).toBe(false);
    expect(screen.queryByRole('button', { name: /before this one/ })).toBeNull();
  });

  test('opens it behind many pages, with its neighbours on request', async () => {
    const found = linkedOf(threadOf('c50'), { previousCount: 49, following: commentsOf([threadOf('c51')], true) });
    const previousComments: Handlers['previousComments'] = ({ after }) => ({
      comment: {
        __typename: 'Comment',
        id: 'c50',
        previous: after ? commentsOf([threadOf('c47')]) : commentsOf([threadOf('c49'), threadOf('c48')], true),
      },
    });
    const followingComments: Handlers['followingComments'] = () => ({
      comment: { __typename: 'Comment', id: 'c50', following: commentsOf([threadOf('c52')]) },
    });
    const linkedComment = vi.fn<NonNullable<Handlers['linkedComment']>>(() => ({
      comment: { ...found, post, parent: null },
    }));
    const handlers = { linkedComment, previousComments, followingComments };
    const { user } = open('c50', commentsOf([threadOf('c1')], true), handlers);
    await waitFor(() => expect(isRinged('c50')).toBe(true));
    expect(linkedComment).toHaveBeenCalledExactlyOnceWith({ id: 'c50' });
    expect(shownComments()).toEqual(['Comment c50', 'Comment c51']);

    await user.click(screen.getByRole('button', { name: '49 comments before this one' }));
    await screen.findByText('Comment c48');
    await user.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
    await screen.findByText('Comment c47');
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    await screen.findByText('Comment c52');
    expect(shownComments()).toEqual([47, 48, 49, 50, 51, 52].map((number) => `Comment c${number}`));
    expect(screen.queryByRole('button', { name: /earlier|more comments/ })).toBeNull();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  test('opens a reply behind many others, under its comment', async () => {
    const reply = linkedOf({ ...threadOf('d9'), content: 'Reply d9' }, { previousCount: 8 });
    const parent = linkedOf(threadOf('d0', { replyCount: 9, replies: repliesOf([replyOf('d1')], true) }));
    open('d9', commentsOf([], true), {
      linkedComment: () => ({ comment: { ...reply, post, parent } }),
    });
    await waitFor(() => expect(isRinged('d9')).toBe(true));
    expect(shownComments()).toEqual(['Comment d0', 'Reply d9']);
    expect(screen.getByRole('button', { name: '8 replies before this one' })).toBeDefined();
  });

  test('of a deleted or hidden comment says so, above the others', async () => {
    open('e9', commentsOf([threadOf('e1')]), { linkedComment: () => ({ comment: null }) });
    expect(
      await screen.findByText('The comment you followed a link to was deleted or is hidden from you.'),
    ).toBeDefined();
    expect(shownComments()).toEqual(['Comment e1']);
  });

  test('of a comment on another post shows nothing of it', async () => {
    const elsewhere = { ...linkedOf(threadOf('f9')), post: { ...post, id: 'post-2' }, parent: null };
    open('f9', commentsOf([threadOf('f1')]), { linkedComment: () => ({ comment: elsewhere }) });
    await screen.findByText(/was deleted or is hidden/);
    expect(shownComments()).toEqual(['Comment f1']);
  });

  test('that cannot be loaded says so, and the others stay', async () => {
    const linkedComment = () => Promise.reject(new TypeError('Failed to fetch'));
    open('g9', commentsOf([threadOf('g1')]), { linkedComment });
    expect(await screen.findByText('The comment you followed a link to could not be loaded.')).toBeDefined();
    expect(shownComments()).toEqual(['Comment g1']);
  });
});

test('the buttons of a comment and of a reply say whose they are', async () => {
  const thread = threadOf('h1', { viewerCanDelete: true, replies: repliesOf([replyOf('h2')]) });
  open('none', commentsOf([thread]), { linkedComment: () => ({ comment: null }) });
  await screen.findByText('Reply h2');
  const { author } = thread;
  for (const name of ['Reply', 'Delete']) {
    expect(screen.getByRole('button', { name, description: author.username })).toBeDefined();
  }
  expect(screen.getAllByRole('button', { name: 'Link to this comment', description: /./ })).toHaveLength(2);
});

test('each comment and reply has a button that copies its address', async () => {
  const { user } = open('none', commentsOf([threadOf('h1', { replies: repliesOf([replyOf('h2')]) })]), {
    linkedComment: () => ({ comment: null }),
  });
  await screen.findByText('Reply h2');
  const [, ofReply] = screen.getAllByRole('button', { name: 'Link to this comment' });
  if (ofReply) await user.click(ofReply);
  expect(await screen.findByText('Link copied!')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/post/post-1#comment-h2`);
  expect(commentsRegion()).toBeDefined();
});
