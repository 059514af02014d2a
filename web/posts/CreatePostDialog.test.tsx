import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutation, CreatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, groupNamed, homeOf, nina, postOf, postsUpTo, summaryOf } from '../test/world.ts';

type CreatePost = (variables: CreatePostMutationVariables) => CreatePostMutation | Promise<CreatePostMutation>;

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });

function published({ input }: CreatePostMutationVariables): CreatePostMutation {
  const { __typename, id, stats } = summaryOf(nina, { postCount: 87 });
  const group = input.groupId ? { __typename: 'Group' as const, id: input.groupId } : null;
  const post = postOf({ id: input.id ?? '', content: input.content, author: authorNamed('nina'), group });
  return { createPost: { __typename: 'CreatePostPayload', post, viewer: { __typename, id, stats } } };
}

async function openDialog(handlers: Handlers = {}) {
  const homePage = () => homeOf(nina, { joined: [spinners], feed: feedOf(postsUpTo(1)) });
  const view = renderAs(nina, <HomePage />, { homePage, homeFeed: () => ({ feed: feedOf([]) }), ...handlers });
  await screen.findByText('1 total');
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));
const text = () => dialog().getByRole('textbox');
const postButton = () => dialog().getByRole('button', { name: 'Post' });

async function write(user: Awaited<ReturnType<typeof openDialog>>['user'], content: string) {
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.type(text(), content);
}

function fileOf(type: string, size = 3) {
  const file = new File(['abc'], 'ride.jpg', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Create Post', () => {
  test('is opened by the composer’s words and by its button, with the focus in the text', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: "What's on your mind, Nina?" }));
    expect(document.activeElement).toBe(text());

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('sends the post and shows it first, with one request', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user, server } = await openDialog({ createPost });
    await write(user, '  First frost.  ');
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
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(postButton()).toHaveProperty('disabled', true);

    await user.type(text(), '   ');
    await user.click(postButton());
    expect(await screen.findByText('Please add some content to your post')).toBeDefined();
    expect(server.requests).not.toContain('CreatePost');
  });

  test('waits with its button disabled', async () => {
    const answer = Promise.withResolvers<CreatePostMutation>();
    const createPost = vi.fn<CreatePost>(() => answer.promise);
    const { user } = await openDialog({ createPost });
    await write(user, 'Once');
    await user.click(postButton());

    await waitFor(() => expect(postButton()).toHaveProperty('disabled', true));
    await user.click(postButton());
    expect(createPost).toHaveBeenCalledOnce();
  });

  test('keeps its text when it fails, and sends the same id again', async () => {
    const createPost = vi.fn<CreatePost>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openDialog({ createPost });
    await write(user, 'Again');
    await user.click(postButton());
    expect(await screen.findByText('There was a problem creating your post. Please try again.')).toBeDefined();
    expect(text()).toHaveProperty('value', 'Again');

    createPost.mockImplementation(published);
    await user.click(postButton());
    await screen.findByText('2 total');
    const ids = createPost.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
  });

  test('makes a new id for the next post', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    for (const [content, total] of [
      ['One', '2 total'],
      ['Two', '3 total'],
    ] as const) {
      await write(user, content);
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
    const { user } = await openDialog({ createPost });
    await write(user, 'Long');
    await user.click(postButton());

    expect(await screen.findByText('A post has at most 10,000 characters')).toBeDefined();
    expect(text().getAttribute('aria-invalid')).toBe('true');
  });

  test('a draft outlives Escape, and not Cancel', async () => {
    const { user } = await openDialog();
    await write(user, 'Half a thought');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(text()).toHaveProperty('value', 'Half a thought');

    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(text()).toHaveProperty('value', '');
  });
});

describe('who may see it', () => {
  async function audiences(user: Awaited<ReturnType<typeof openDialog>>['user']) {
    await user.click(dialog().getByRole('combobox', { name: 'Who may see it' }));
    return screen.getAllByRole('option').map((option) => option.textContent);
  }

  test('is everyone, or oneself alone', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    await write(user, 'Secret');
    expect(await audiences(user)).toEqual(['Everyone', 'Only me']);

    await user.click(screen.getByRole('option', { name: 'Only me' }));
    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.privacy).toBe('PRIVATE');
  });

  test('is also the group’s members where a group is chosen, and the post goes there', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    await screen.findByText('0 total in Sunday Spinners');
    await write(user, 'For us');
    expect(dialog().getByText('Posting to: Sunday Spinners')).toBeDefined();
    expect(await audiences(user)).toEqual(['Everyone', "The group's members", 'Only me']);

    await user.click(screen.getByRole('option', { name: "The group's members" }));
    await user.click(postButton());
    await screen.findByText('1 total in Sunday Spinners');
    expect(createPost.mock.calls[0]?.[0].input).toMatchObject({ groupId: spinners.id, privacy: 'GROUP' });

    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    await user.click(await screen.findByRole('option', { name: 'All Groups' }));
    expect(await screen.findByText('2 total')).toBeDefined();
  });

  test('a post for everyone does not land in the list of a group', async () => {
    const { user } = await openDialog({ createPost: published });
    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    await screen.findByText('0 total in Sunday Spinners');
    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    await user.click(await screen.findByRole('option', { name: 'All Groups' }));
    await write(user, 'For all');
    await user.click(postButton());
    await screen.findByText('2 total');

    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    expect(await screen.findByText('0 total in Sunday Spinners')).toBeDefined();
  });
});

describe('its photo', () => {
  test('is shown before it is sent, and sent with the post', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    await write(user, 'Look');
    choose(fileOf('image/jpeg'));
    expect((await dialog().findByRole('img', { name: 'ride.jpg' })).getAttribute('src')).toMatch(
      /^data:image\/jpeg;base64,/,
    );

    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.mediaUrls).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
  });

  test('can be removed', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    await write(user, 'Look');
    choose(fileOf('image/jpeg'));
    await dialog().findByRole('img');
    await user.click(dialog().getByRole('button', { name: 'Remove photo' }));
    expect(dialog().queryByRole('img')).toBeNull();

    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.mediaUrls).toBeUndefined();
  });

  test('holds the post back while it is read', async () => {
    const { user } = await openDialog();
    await write(user, 'Look');
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
    choose(fileOf('image/jpeg'));

    await waitFor(() => expect(postButton()).toHaveProperty('disabled', true));
    expect(read).toHaveBeenCalledOnce();
  });

  test('must be smaller than 50 MB', async () => {
    const { user } = await openDialog();
    await write(user, 'Look');
    choose(fileOf('image/jpeg', 50 * 2 ** 20));

    expect(await screen.findByText('File too large')).toBeDefined();
    expect(
      screen.getByText('Please select an image smaller than 50MB. Large images will be automatically compressed.'),
    ).toBeDefined();
    expect(dialog().queryByRole('img')).toBeNull();
  });

  test('that is no picture is refused', async () => {
    const { user } = await openDialog();
    await write(user, 'Look');
    choose(fileOf('text/plain'));

    expect(await screen.findByText('Upload failed')).toBeDefined();
    expect(screen.getByText('Failed to process the image file')).toBeDefined();
  });

  test('that cannot be read is refused, and the post can still be sent', async () => {
    const { user } = await openDialog();
    await write(user, 'Look');
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    choose(fileOf('image/jpeg'));

    expect(await screen.findByText('Upload failed')).toBeDefined();
    await waitFor(() => expect(postButton()).toHaveProperty('disabled', false));
  });

  test('is named where this browser cannot show it', async () => {
    const { user } = await openDialog();
    await write(user, 'Look');
    choose(fileOf('image/heic'));
    fireEvent.error(await dialog().findByRole('img'));

    expect(dialog().getByText('ride.jpg')).toBeDefined();
  });
});
