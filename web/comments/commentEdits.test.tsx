import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UpdateCommentMutation } from '../generated.ts';
import { onPost } from '../test/activities.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { openComments, shownComments } from '../test/openComments.tsx';
import { commentsOf, replyOf, threadOf } from '../test/talk.ts';
import { authorNamed, nina, postOf } from '../test/world.ts';

type UpdateComment = NonNullable<Handlers['updateComment']>;

const createdAt = '2026-11-20T09:00:00.000Z';
const own = { author: authorNamed('nina'), viewerCanEdit: true, viewerCanDelete: true };
const saved = (content: string): UpdateCommentMutation => ({
  updateComment: {
    __typename: 'UpdateCommentPayload',
    comment: { __typename: 'Comment', id: 'one', content, updatedAt: '2026-11-20T10:00:00.000Z' },
  },
});

async function openOwn(updateComment: UpdateComment) {
  const comments = commentsOf([threadOf('one', { ...own, createdAt }), threadOf('two')]);
  const view = await openComments(nina, { updateComment }, comments);
  await screen.findByText('Comment one');
  return view;
}
const optionsButton = () => screen.getByRole('button', { name: 'Options for the comment by nina' });
const box = () => screen.findByRole('textbox', { name: 'Edit your comment' });

async function startEdit({ user }: Awaited<ReturnType<typeof openOwn>>) {
  await user.click(optionsButton());
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return box();
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])('its author edits a comment and saves it by %s', async (keys) => {
  const updateComment = vi.fn<UpdateComment>(() => saved('Comment one, corrected'));
  const view = await openOwn(updateComment);
  const field = await startEdit(view);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('menuitem', { name: 'Mute User' })).toBeNull();
  await view.user.type(field, `, corrected${keys}`);

  await waitFor(() => expect(shownComments()).toEqual(['Comment one, corrected', 'Comment two']));
  const input = { commentId: 'one', content: 'Comment one, corrected', expectedUpdatedAt: createdAt };
  expect(updateComment).toHaveBeenCalledExactlyOnceWith({ input });
  expect(screen.getByText(/^edited/).textContent).toMatch(/^edited .+ ago$/);
  expect(document.activeElement).toBe(optionsButton());
});

test('Escape and Cancel leave the comment as it was, and so does the same text', async () => {
  const updateComment = vi.fn<UpdateComment>(() => saved('Never'));
  const view = await openOwn(updateComment);
  for (const end of ['{Escape}', 'Cancel', '{Enter}']) {
    const field = await startEdit(view);
    if (end === 'Cancel') await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await view.user.type(field, end === '{Escape}' ? `!${end}` : end);
    await waitFor(() => expect(shownComments()).toEqual(['Comment one', 'Comment two']));
    expect(document.activeElement).toBe(optionsButton());
  }
  expect(updateComment).not.toHaveBeenCalled();
  expect(screen.queryByText(/^edited/)).toBeNull();
});

test('an empty text is refused, a failure keeps what was typed', async () => {
  const updateComment = vi.fn<UpdateComment>(() => Promise.reject(new TypeError('Failed to fetch')));
  const view = await openOwn(updateComment);
  const field = await startEdit(view);
  await view.user.clear(field);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter some text for your comment')).toBeDefined();
  expect(updateComment).not.toHaveBeenCalled();

  await view.user.type(field, 'Better{Enter}');
  expect(await screen.findByText('Failed to save your comment')).toBeDefined();
  expect(await box()).toHaveProperty('value', 'Better');
});

test('after a conflict the author decides: the next attempt replaces the other text', async () => {
  const conflict = new FaultReply('The comment was edited since', 'CONFLICT', 'expectedUpdatedAt');
  const updateComment = vi.fn<UpdateComment>(({ input }) => {
    if (input.expectedUpdatedAt) throw conflict;
    return saved(input.content);
  });
  const view = await openOwn(updateComment);
  await view.user.type(await startEdit(view), '!{Enter}');
  expect(await screen.findByText(/Save again to replace that text/)).toBeDefined();
  await view.user.type(await box(), '{Enter}');
  await waitFor(() => expect(shownComments()).toEqual(['Comment one!', 'Comment two']));
});

test('others are shown the edit at its place, without an Edit of their own', async () => {
  const { server, user } = await openComments(nina, {}, commentsOf([threadOf('one'), threadOf('two')]));
  await screen.findByText('Comment one');
  const { ride: _ride, ...post } = postOf();
  const edited = { content: 'Comment one, later', updatedAt: '2026-11-20T11:00:00.000Z' };
  const comment = { ...threadOf('one', edited), parent: null };
  const unloaded = { ...threadOf('far', replyOf('far')), parent: null };
  act(() => {
    server.emit(onPost('COMMENT_CHANGED', { post, comment }));
    server.emit(onPost('COMMENT_CHANGED', { post, comment: unloaded }));
  });
  await waitFor(() => expect(shownComments()).toEqual(['Comment one, later', 'Comment two']));
  await user.click(screen.getAllByRole('button', { name: 'Options for the comment by tomasz' })[0] ?? document.body);
  expect(await screen.findByRole('menuitem', { name: 'Mute User' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});

test('an edit suggests people of the conversation for a mention', async () => {
  const mentionSuggestions = vi.fn<NonNullable<Handlers['mentionSuggestions']>>(() => ({ mentionSuggestions: [] }));
  const comments = commentsOf([threadOf('one', { ...own, createdAt })]);
  const view = await openComments(nina, { mentionSuggestions }, comments);
  await screen.findByText('Comment one');
  await view.user.type(await startEdit(view), ' @ma');
  await waitFor(() => expect(mentionSuggestions).toHaveBeenCalledWith({ text: 'ma', postId: 'post-1' }));
});
