import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreateCommentMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { commentsRegion, openComments, shownComments } from '../test/openComments.tsx';
import { answerTo, commentsOf, repliesOf, replyOf, threadOf } from '../test/talk.ts';
import { nina } from '../test/world.ts';

type CreateComment = NonNullable<Handlers['createComment']>;

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('replies', () => {
  const answered = threadOf('one', { replies: repliesOf([replyOf('a')]) });

  test('stand under their comment and cannot be answered themselves', async () => {
    await openComments(nina, {}, commentsOf([answered, threadOf('two')]));
    await screen.findByText('Reply a');

    expect(shownComments()).toEqual(['Comment one', 'Reply a', 'Comment two']);
    expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(2);
  });

  test('are written in a box of their own that closes, and show at once', async () => {
    const answer = Promise.withResolvers<CreateCommentMutation>();
    const createComment = vi.fn<CreateComment>(() => answer.promise);
    const { user } = await openComments(nina, { createComment }, commentsOf([answered, threadOf('two')]));
    await screen.findByText('Reply a');
    const [first] = screen.getAllByRole('button', { name: 'Reply' });
    if (first) await user.click(first);
    const replyBox = screen.getByRole('textbox', { name: 'Write a reply...' });
    expect(document.activeElement).toBe(replyBox);
    await user.type(replyBox, 'Mine{Enter}');

    expect(shownComments()).toEqual(['Comment one', 'Reply a', 'Mine', 'Comment two']);
    expect(screen.queryByRole('textbox', { name: 'Write a reply...' })).toBeNull();
    expect(screen.getByRole('button', { name: '7 comments' })).toBeDefined();
    const variables = createComment.mock.calls[0]?.[0];
    expect(variables?.input).toMatchObject({ parentId: 'one', postId: 'post-1' });

    if (variables) answer.resolve(answerTo(variables, { comments: 7, replies: 2 }));
    await waitFor(() => expect(shownComments()).toEqual(['Comment one', 'Reply a', 'Mine', 'Comment two']));
  });

  test('to a comment that is still being sent wait for it', async () => {
    const first = Promise.withResolvers<CreateCommentMutation>();
    const createComment = vi
      .fn<CreateComment>((variables) => answerTo(variables, { comments: 2, replies: 1 }))
      .mockReturnValueOnce(first.promise);
    const { user } = await openComments(nina, { createComment }, commentsOf([]));
    await user.type(screen.getByRole('textbox', { name: 'Write a comment...' }), 'First{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Write a reply...' }), 'Second{Enter}');
    expect(shownComments()).toEqual(['First', 'Second']);
    expect(createComment).toHaveBeenCalledOnce();

    const [sent] = createComment.mock.calls[0] ?? [];
    if (sent) first.resolve(answerTo(sent, { comments: 1 }));
    await waitFor(() => expect(createComment).toHaveBeenCalledTimes(2));
    expect(createComment.mock.calls[1]?.[0].input.parentId).toBe(sent?.input.id);
  });

  test('that fail open their box again with the text', async () => {
    const createComment = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await openComments(nina, { createComment }, commentsOf([answered]));
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Write a reply...' }), 'Mine{Enter}');

    await screen.findByText('There was a problem posting your comment');
    expect(screen.getByRole('textbox', { name: 'Write a reply...' })).toHaveProperty('value', 'Mine');
    expect(shownComments()).toEqual(['Comment one', 'Reply a']);
  });

  test('come a page at a time, found by their comment', async () => {
    const long = threadOf('two', { replyCount: 2, replies: repliesOf([replyOf('a')], true) });
    const page = { __typename: 'Comment' as const, id: 'two', replyCount: 2, replies: repliesOf([replyOf('b')]) };
    const replies = vi.fn<NonNullable<Handlers['replies']>>(() => ({ comment: page }));
    const { user } = await openComments(nina, { replies }, commentsOf([threadOf('one'), long, threadOf('three')]));
    await user.click(await screen.findByRole('button', { name: 'Show more replies' }));
    await screen.findByText('Reply b');

    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Reply a', 'Reply b', 'Comment three']);
    expect(replies).toHaveBeenCalledExactlyOnceWith({ id: 'two', after: 'after a' });
    expect(screen.queryByRole('button', { name: 'Show more replies' })).toBeNull();
  });

  test('that cannot be loaded leave the way to them', async () => {
    const long = threadOf('one', { replyCount: 2, replies: repliesOf([replyOf('a')], true) });
    const replies = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await openComments(nina, { replies }, commentsOf([long]));
    await user.click(await screen.findByRole('button', { name: 'Show more replies' }));

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show more replies' })).toHaveProperty('disabled', false),
    );
  });
});

describe('deleting a comment', () => {
  const mine = threadOf('one', { viewerCanDelete: true, replies: repliesOf([replyOf('a')]) });
  const gone = (commentId: string) => ({
    deleteComment: {
      __typename: 'DeleteCommentPayload' as const,
      deletedCommentId: commentId,
      parent: null,
      post: { __typename: 'Post' as const, id: 'post-1', commentCount: 4 },
    },
  });

  test('asks first, and takes its replies with it', async () => {
    const deleteComment = vi.fn(({ commentId }: { commentId: string }) => gone(commentId));
    const { user, server } = await openComments(nina, { deleteComment }, commentsOf([mine, threadOf('two')]));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
    expect(deleteComment).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(shownComments()).toEqual(['Comment two']));
    await waitFor(() => expect(document.activeElement).toBe(commentsRegion()));
    expect(deleteComment).toHaveBeenCalledExactlyOnceWith({ commentId: 'one' });
    expect(screen.getByRole('button', { name: '4 comments' })).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'Comments', 'DeleteComment']);
  });

  test('that fails leaves it and says so', async () => {
    const deleteComment = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await openComments(nina, { deleteComment }, commentsOf([mine]));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete comment')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shownComments()).toEqual(['Comment one', 'Reply a']);
  });

  test('is offered only where the viewer may', async () => {
    await openComments(nina);
    await screen.findByText('Comment one');

    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
