import { screen, waitFor } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { homeOf, nina } from '../test/world.ts';
import {
  findPostText,
  openHome,
  postButton,
  postDialog,
  postText,
  published,
  spinners,
  writePost,
} from '../test/writePost.tsx';

type CreatePost = NonNullable<Handlers['createPost']>;

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Create Post', () => {
  test('is opened by the composer’s words and by its button, with the focus in the text', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: "What's on your mind, Nina?" }));
    const field = await findPostText();
    expect(document.activeElement).toBe(field);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('sends the post and shows it first, with one request', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user, server } = await openHome({ createPost });
    await writePost(user, '  First frost.  ');
    await user.click(postButton());

    await screen.findByText('2 total');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('First frost.');
    expect(screen.getByText('87')).toBeDefined();
    const { input } = createPost.mock.calls[0]?.[0] ?? {};
    expect(input).toMatchObject({ content: 'First frost.', privacy: 'PUBLIC' });
    expect(uuidVersion(input?.id ?? '')).toBe(7);
    expect(server.requests).toEqual(['Session', 'HomePage', 'CreatePost']);
  });

  test('cannot be sent empty, and says what blanks lack', async () => {
    const { user, server } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await findPostText();
    expect(postButton()).toHaveProperty('disabled', true);

    await user.type(postText(), '   ');
    await user.click(postButton());
    expect(await screen.findByText('Please add some content to your post')).toBeDefined();
    expect(server.requests).not.toContain('CreatePost');

    await user.type(postText(), 'Now');
    expect(screen.queryByText('Please add some content to your post')).toBeNull();
  });

  test('waits with its button disabled', async () => {
    const answer = Promise.withResolvers<CreatePostMutation>();
    const createPost = vi.fn<CreatePost>(() => answer.promise);
    const { user } = await openHome({ createPost });
    await writePost(user, 'Once');
    await user.click(postButton());

    await waitFor(() => expect(postButton()).toHaveProperty('disabled', true));
    await user.click(postButton());
    expect(createPost).toHaveBeenCalledOnce();
  });

  test('keeps its text when it fails, and sends the same id again', async () => {
    const createPost = vi.fn<CreatePost>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openHome({ createPost });
    await writePost(user, 'Again');
    await user.click(postButton());
    expect(await screen.findByText('There was a problem creating your post. Please try again.')).toBeDefined();
    expect(postText()).toHaveProperty('value', 'Again');

    createPost.mockImplementation(published);
    await user.click(postButton());
    await screen.findByText('2 total');
    const ids = createPost.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
    await waitFor(() =>
      expect(screen.queryByText('There was a problem creating your post. Please try again.')).toBeNull(),
    );
  });

  test('makes a new id for the next post', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    for (const [content, total] of [
      ['One', '2 total'],
      ['Two', '3 total'],
    ] as const) {
      await writePost(user, content);
      await user.click(postButton());
      await screen.findByText(total);
    }
    const ids = createPost.mock.calls.map(([{ input }]) => input.id);

    expect(new Set(ids).size).toBe(2);
  });

  test('shows what the server found wrong with the text beside it', async () => {
    const createPost = () => {
      throw new FaultReply('A post has at most 10,000 characters', 'BAD_USER_INPUT', 'content');
    };
    const { user } = await openHome({ createPost });
    await writePost(user, 'Long');
    await user.click(postButton());

    expect(await screen.findByText('A post has at most 10,000 characters')).toBeDefined();
    expect(postText().getAttribute('aria-invalid')).toBe('true');
  });

  test('a draft outlives Escape, and not Cancel', async () => {
    const { user } = await openHome();
    await writePost(user, 'Half a thought');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(postText()).toHaveProperty('value', 'Half a thought');

    await user.click(postDialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(postText()).toHaveProperty('value', '');
  });
});

describe('a draft', () => {
  test('survives a reload of the page, and keeps its id', async () => {
    const createPost = vi.fn<CreatePost>(() => Promise.reject(new TypeError('Failed to fetch')));
    const first = await openHome({ createPost });
    await writePost(first.user, 'Half a thought');
    await first.user.click(postButton());
    await screen.findByText('There was a problem creating your post. Please try again.');
    first.unmount();

    createPost.mockImplementation(published);
    const { user } = await openHome({ createPost });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await findPostText()).toHaveProperty('value', 'Half a thought');
    await user.click(postButton());
    await screen.findByText('2 total');
    const ids = createPost.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
    await waitFor(() =>
      expect(screen.queryByText('There was a problem creating your post. Please try again.')).toBeNull(),
    );
  });

  test('is gone once it is sent', async () => {
    const first = await openHome({ createPost: published });
    await writePost(first.user, 'Sent');
    await first.user.click(postButton());
    await screen.findByText('2 total');
    first.unmount();

    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await findPostText()).toHaveProperty('value', '');
  });

  test('is for its writer alone', async () => {
    const first = await openHome();
    await writePost(first.user, 'Half a thought');
    first.unmount();

    const maeve = { ...nina, id: 'maeve-id', username: 'maeve', displayName: 'Maeve Lin' };
    const { user } = renderAs(maeve, <HomePage />, { homePage: () => homeOf(maeve) });
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    expect(await findPostText()).toHaveProperty('value', '');
  });
});

describe('who may see it', () => {
  async function audiences(user: Awaited<ReturnType<typeof openHome>>['user']) {
    await user.click(postDialog().getByRole('combobox', { name: 'Visibility' }));
    return screen.getAllByRole('option').map((option) => option.textContent);
  }

  test('is everyone, or oneself alone', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await writePost(user, 'Secret');
    expect(await audiences(user)).toEqual(['Public', 'Private']);

    await user.click(screen.getByRole('option', { name: 'Private' }));
    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.privacy).toBe('PRIVATE');
  });

  test('is also the group’s members where a group is chosen, and the post goes there', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    await screen.findByText('0 total in Sunday Spinners');
    await writePost(user, 'For us');
    expect(postDialog().getByText('Posting to:').textContent).toBe('Posting to: Sunday Spinners');
    expect(await audiences(user)).toEqual(['Public', 'Group', 'Private']);

    await user.click(screen.getByRole('option', { name: 'Group' }));
    await user.click(postButton());
    await screen.findByText('1 total in Sunday Spinners');
    expect(createPost.mock.calls[0]?.[0].input).toMatchObject({ groupId: spinners.id, privacy: 'GROUP' });

    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    await user.click(await screen.findByRole('option', { name: 'All Groups' }));
    expect(await screen.findByText('2 total')).toBeDefined();
  });

  test('a post for everyone does not land in the list of a group', async () => {
    const { user } = await openHome({ createPost: published });
    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    await screen.findByText('0 total in Sunday Spinners');
    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    await user.click(await screen.findByRole('option', { name: 'All Groups' }));
    await writePost(user, 'For all');
    await user.click(postButton());
    await screen.findByText('2 total');

    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    expect(await screen.findByText('0 total in Sunday Spinners')).toBeDefined();
  });
});
