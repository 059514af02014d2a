import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommentsQuery, CreateCommentMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { listOf, openComments, shownComments } from '../test/openComments.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { answerTo, commentsOf, threadOf } from '../test/talk.ts';
import { feedOf, homeOf, nina, ridePostOf } from '../test/world.ts';

type CreateComment = NonNullable<Handlers['createComment']>;

const box = () => screen.getByRole('textbox', { name: 'Write a comment...' });
const sendButton = () => within(box().closest('form') ?? document.body).getByRole('button', { name: 'Send' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the comments of a post', () => {
  test('are asked for when they are opened, oldest first, with one request', async () => {
    const { user, server } = await openComments(nina);
    await screen.findByText('Comment one');

    expect(shownComments()).toEqual(['Comment one', 'Comment two']);
    expect(server.requests).toEqual(['Session', 'HomePage', 'Comments']);
    const button = screen.getByRole('button', { name: '6 comments' });
    expect(button.getAttribute('aria-expanded')).toBe('true');

    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
    await user.click(button);
    expect(shownComments()).toHaveLength(2);
    expect(server.requests).toEqual(['Session', 'HomePage', 'Comments']);
  });

  test('open on a ride as well', async () => {
    const ride = ridePostOf({}, { commentCount: 1 });
    const comments = () => listOf(commentsOf([threadOf('one')]));
    const { user } = renderAs(nina, <HomePage />, {
      homePage: () => homeOf(nina, { feed: feedOf([ride]) }),
      comments: () => ({ post: { ...comments().post, id: ride.id } as CommentsQuery['post'] }),
    });
    await user.click(await screen.findByRole('button', { name: '1 comment' }));

    expect(await screen.findByText('Comment one')).toBeDefined();
  });

  test('say who and when, and link what is an address or a name', async () => {
    const createdAt = new Date(Date.now() - 7_200_000).toISOString();
    const content = 'Comment for @maeve.lin: https://example.org';
    await openComments(nina, {}, commentsOf([threadOf('one', { content, createdAt })]));

    expect((await screen.findByText('about 2 hours ago')).tagName).toBe('TIME');
    expect(screen.getByRole('link', { name: 'tomasz' }).getAttribute('href')).toBe('/profile/tomasz');
    expect(screen.getByRole('link', { name: '@maeve.lin' }).getAttribute('href')).toBe('/profile/maeve.lin');
    expect(screen.getByRole('link', { name: 'https://example.org' }).getAttribute('target')).toBe('_blank');
  });

  test('come a page at a time', async () => {
    const pages = { first: commentsOf([threadOf('one')], true), next: commentsOf([threadOf('two')]) };
    const comments = vi.fn<NonNullable<Handlers['comments']>>(({ after }) => listOf(after ? pages.next : pages.first));
    const { user, server } = await openComments(nina, { comments });
    await user.click(await screen.findByRole('button', { name: 'Show more comments' }));
    await screen.findByText('Comment two');

    expect(shownComments()).toEqual(['Comment one', 'Comment two']);
    expect(comments).toHaveBeenLastCalledWith({ postId: 'post-1', after: 'after one' });
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
    expect(server.requests).toEqual(['Session', 'HomePage', 'Comments', 'Comments']);
  });

  test('that cannot be loaded are none, in silence, and are asked for again when they are opened again', async () => {
    const comments = vi.fn<NonNullable<Handlers['comments']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openComments(nina, { comments });
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(shownComments()).toEqual([]);
    expect(box()).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();

    comments.mockReturnValue(listOf(commentsOf([threadOf('one')])));
    await user.click(screen.getByRole('button', { name: '6 comments' }));
    await user.click(screen.getByRole('button', { name: '6 comments' }));
    expect(await screen.findByText('Comment one')).toBeDefined();
  });
});

describe('writing a comment', () => {
  test('shows it last and counts it at once, then as the server has it', async () => {
    const answer = Promise.withResolvers<CreateCommentMutation>();
    const createComment = vi.fn<CreateComment>(() => answer.promise);
    const { user, server } = await openComments(nina, { createComment });
    await screen.findByText('Comment one');
    await user.type(box(), '  Mine  {Enter}');

    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Mine']);
    expect(screen.getByRole('button', { name: '7 comments' })).toBeDefined();
    expect(box()).toHaveProperty('value', '');
    const variables = createComment.mock.calls[0]?.[0];
    expect(variables?.input).toMatchObject({ postId: 'post-1', content: 'Mine' });
    expect(uuidVersion(variables?.input.id ?? '')).toBe(7);

    if (variables) answer.resolve(answerTo(variables, { comments: 9 }));
    expect(await screen.findByRole('button', { name: '9 comments' })).toBeDefined();
    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Mine']);
    expect(server.requests).toEqual(['Session', 'HomePage', 'Comments', 'CreateComment']);
  });

  test('is taken back when it fails, keeps the text, and sends the same words again as the same comment', async () => {
    const createComment = vi.fn<CreateComment>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openComments(nina, { createComment });
    await screen.findByText('Comment one');
    await user.type(box(), 'Mine');
    await user.click(sendButton());

    expect(await screen.findByText('There was a problem posting your comment')).toBeDefined();
    expect(shownComments()).toEqual(['Comment one', 'Comment two']);
    expect(screen.getByRole('button', { name: '6 comments' })).toBeDefined();
    expect(box()).toHaveProperty('value', 'Mine');

    createComment.mockImplementation((variables) => answerTo(variables, { comments: 7 }));
    await user.click(sendButton());
    expect(await screen.findByRole('button', { name: '7 comments' })).toBeDefined();
    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Mine']);
    const ids = createComment.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
  });

  test('gives back the text of one that fails beside what has been begun since', async () => {
    const answer = Promise.withResolvers<CreateCommentMutation>();
    const { user } = await openComments(nina, { createComment: () => answer.promise });
    await screen.findByText('Comment one');
    await user.type(box(), 'Mine{Enter}And then');
    answer.reject(new TypeError('Failed to fetch'));

    await waitFor(() => expect(box()).toHaveProperty('value', 'Mine\nAnd then'));
  });

  test('is counted for itself: of two under way, the one that fails takes back its own count alone', async () => {
    const first = Promise.withResolvers<CreateCommentMutation>();
    const second = Promise.withResolvers<CreateCommentMutation>();
    const createComment = vi.fn<CreateComment>(({ input }) => (input.content === 'One' ? first : second).promise);
    const { user } = await openComments(nina, { createComment });
    await screen.findByText('Comment one');
    await user.type(box(), 'One{Enter}');
    await user.type(box(), 'Two{Enter}');
    expect(screen.getByRole('button', { name: '8 comments' })).toBeDefined();

    first.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByRole('button', { name: '7 comments' })).toBeDefined();
    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Two']);
    const [, [variables] = []] = createComment.mock.calls;
    if (variables) second.resolve(answerTo(variables, { comments: 9 }));
    expect(await screen.findByRole('button', { name: '9 comments' })).toBeDefined();
  });

  test('tells what the server found wrong with it', async () => {
    const createComment = () => {
      throw new FaultReply('A comment has at most 2,000 characters', 'BAD_USER_INPUT', 'content');
    };
    const { user } = await openComments(nina, { createComment });
    await user.type(box(), 'Long{Enter}');

    expect(await screen.findByText('A comment has at most 2,000 characters')).toBeDefined();
  });

  test('needs some text', async () => {
    const { user, server } = await openComments(nina);
    await user.type(box(), '   {Enter}');

    expect(await screen.findByText('Empty comment')).toBeDefined();
    expect(screen.getByText('Please enter some text for your comment')).toBeDefined();
    expect(server.requests).not.toContain('CreateComment');
  });

  test('begins a new line with Shift, and leaves Enter to an input method', async () => {
    const { user, server } = await openComments(nina);
    await user.type(box(), 'Mine{Shift>}{Enter}{/Shift}too');
    expect(box()).toHaveProperty('value', 'Mine\ntoo');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });

    expect(box()).toHaveProperty('value', 'Mine\ntoo');
    expect(server.requests).not.toContain('CreateComment');
  });

  test('stands after those that are still to come, and once when their page has come', async () => {
    const createComment: CreateComment = (variables) => answerTo(variables, { comments: 7 });
    const comments: Handlers['comments'] = ({ after }) =>
      listOf(after ? commentsOf([threadOf('two')], true) : commentsOf([threadOf('one')], true));
    const { user } = await openComments(nina, { createComment, comments });
    await screen.findByText('Comment one');
    await user.type(box(), 'Mine{Enter}');
    await screen.findByRole('button', { name: '7 comments' });
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    await screen.findByText('Comment two');

    expect(shownComments()).toEqual(['Comment one', 'Comment two', 'Mine']);
    const more = screen.getByRole('button', { name: 'Show more comments' });
    expect(more.compareDocumentPosition(screen.getByText('Mine'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('brings the list along when that could not be loaded before', async () => {
    const comments = vi.fn<NonNullable<Handlers['comments']>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const createComment = vi.fn<CreateComment>((variables) => {
      const { createComment: made } = answerTo(variables, { comments: 7 });
      comments.mockReturnValue(listOf(commentsOf([threadOf('one'), made.comment as never]), 7));
      return { createComment: made };
    });
    const { user } = await openComments(nina, { comments, createComment });
    await user.type(box(), 'Mine{Enter}');

    await waitFor(() => expect(shownComments()).toEqual(['Comment one', 'Mine']));
  });

  test('asks a visitor, who reads them all, to sign in', async () => {
    const { user, place, server } = await openComments(null);
    await screen.findByText('Comment one');
    await user.type(box(), 'Mine{Enter}');

    expect(await screen.findByText('Authentication required')).toBeDefined();
    expect(screen.getByText('Please log in to comment')).toBeDefined();
    expect(box()).toHaveProperty('value', 'Mine');
    expect(server.requests).toEqual(['HomePage', 'Comments']);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(place.path).toBe('/login');
  });
});
