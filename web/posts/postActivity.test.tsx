import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CreateCommentMutation } from '../generated.ts';
import { onPost } from '../test/activities.ts';
import { listOf, openComments, shownComments } from '../test/openComments.tsx';
import { answerTo, commentsOf, repliesOf, replyOf, threadOf } from '../test/talk.ts';
import { nina, postOf } from '../test/world.ts';

const follows = 'PostActivity {"postId":"post-1"}';
const postWith = (commentCount: number) => {
  const { ride: _ride, ...post } = postOf({ commentCount });
  return post;
};
const written = (id: string, commentCount: number, parent: { id: string; replyCount: number } | null = null) =>
  onPost('COMMENT_CREATED', {
    post: postWith(commentCount),
    comment: { ...threadOf(id), parent: parent && { __typename: 'Comment', ...parent } },
  });

async function open(...[viewer = nina, handlers, comments]: Partial<Parameters<typeof openComments>>) {
  const view = await openComments(viewer, handlers, comments);
  await screen.findByText('Comment one');
  return view;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('a post of the feed is followed while its comments stand open', async () => {
  const { server, user } = await open();
  expect(server.followed()).toContain(follows);
  await user.click(screen.getByRole('button', { name: '6 comments' }));
  await waitFor(() => expect(server.followed()).not.toContain(follows));
});

test('comments and replies stand at their places, once each, and the post counts them', async () => {
  const { server } = await open();
  act(() => {
    server.emit(written('three', 7));
    server.emit(written('three', 7));
    server.emit(written('answer', 8, { id: 'one', replyCount: 1 }));
  });
  await waitFor(() =>
    expect(shownComments()).toEqual(['Comment one', 'Comment answer', 'Comment two', 'Comment three']),
  );
  expect(screen.getByRole('button', { name: '8 comments' })).toBeDefined();
});

test('a deleted comment goes with its replies', async () => {
  const comments = commentsOf([threadOf('one', { replies: repliesOf([replyOf('r')]) }), threadOf('two')]);
  const { server } = await open(nina, {}, comments);
  act(() => server.emit(onPost('COMMENT_DELETED', { deletedCommentId: 'one', post: postWith(4) })));
  await waitFor(() => expect(shownComments()).toEqual(['Comment two']));
  expect(screen.getByRole('button', { name: '4 comments' })).toBeDefined();
});

test('one’s own comment stands there once, whether the event or the answer comes first', async () => {
  const answer = Promise.withResolvers<CreateCommentMutation>();
  const createComment = vi.fn((_variables: Parameters<typeof answerTo>[0]) => answer.promise);
  const { server, user } = await open(nina, { createComment });
  await user.type(screen.getByRole('textbox', { name: 'Write a comment...' }), 'Comment mine{Enter}');
  await screen.findByText('Comment mine');
  const [variables] = createComment.mock.calls[0] ?? [];
  if (!variables) throw new Error('Nothing was sent');
  const { comment } = answerTo(variables, { comments: 7 }).createComment;
  const event = onPost('COMMENT_CREATED', { post: postWith(7), comment: { ...comment, parent: null } });
  act(() => server.emit(event));
  expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Comment mine']);

  answer.resolve(answerTo(variables, { comments: 7 }));
  await act(() => answer.promise);
  act(() => server.emit(event));
  await waitFor(() => expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Comment mine']));
  expect(screen.getByRole('button', { name: '7 comments' })).toBeDefined();
});

test('likes and edits of others show', async () => {
  const { server } = await open();
  const { ride: _ride, ...post } = postOf({ likeCount: 49, content: 'Headwind both ways.' });
  act(() => server.emit(onPost('POST_CHANGED', { post })));
  expect(await screen.findByText('Headwind both ways.')).toBeDefined();
  expect(screen.getByRole('button', { name: '49 likes' })).toBeDefined();
});

test('after a gap the comments are read anew, and stand until they have come', async () => {
  const comments = vi.fn(() => listOf(commentsOf([threadOf('one')])));
  const { server } = await open(nina, { comments });
  comments.mockReturnValue(listOf(commentsOf([threadOf('two')])));
  act(() => server.emit(onPost('CAUGHT_UP'), true));
  expect(shownComments()).toEqual(['Comment one']);
  await waitFor(() => expect(shownComments()).toEqual(['Comment two']));
  expect(comments).toHaveBeenCalledTimes(2);
});
