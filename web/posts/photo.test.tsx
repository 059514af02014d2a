import { ServerError } from '@apollo/client/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { openHome, postButton, postDialog, postText, published, writePost } from '../test/writePost.tsx';

type CreatePost = NonNullable<Handlers['createPost']>;

function fileOf(type: string, size = 3) {
  const file = new File(['abc'], 'ride.jpg', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
}

const failure = 'There was a problem creating your post. Please try again.';
/** The server's response to a request that it rejects unread. */
function refusal(status: number, message: string, code: string) {
  const bodyText = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  return new ServerError(`Received status code ${status}`, { response: new Response(bodyText, { status }), bodyText });
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the photo of a post', () => {
  test('is shown before it is sent, and sent with the post', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg'));
    expect((await postDialog().findByRole('img', { name: 'ride.jpg' })).getAttribute('src')).toMatch(
      /^data:image\/jpeg;base64,/,
    );

    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.mediaUrls).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
  });

  test('can be removed', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg'));
    await postDialog().findByRole('img');
    await user.click(postDialog().getByRole('button', { name: 'Remove photo' }));
    expect(postDialog().queryByRole('img')).toBeNull();

    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.mediaUrls).toBeUndefined();
  });

  test('holds the post back while it is read', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
    choose(fileOf('image/jpeg'));

    await waitFor(() => expect(postButton()).toHaveProperty('disabled', true));
    expect(read).toHaveBeenCalledOnce();
  });

  test('must be smaller than 50 MB', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg', 50 * 2 ** 20));

    expect(await screen.findByText('File too large')).toBeDefined();
    expect(
      screen.getByText('Please select an image smaller than 50MB. Large images will be automatically compressed.'),
    ).toBeDefined();
    expect(postDialog().queryByRole('img')).toBeNull();
  });

  test('that is no picture is refused', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    choose(fileOf('text/plain'));

    expect(await screen.findByText('Upload failed')).toBeDefined();
    expect(screen.getByText('Failed to process the image file')).toBeDefined();
  });

  test('that cannot be read is refused, and the post can still be sent', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    choose(fileOf('image/jpeg'));

    expect(await screen.findByText('Upload failed')).toBeDefined();
    await waitFor(() => expect(postButton()).toHaveProperty('disabled', false));
  });

  test('is described for those who do not see it', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openHome({ createPost });
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg'));
    await user.type(await postDialog().findByLabelText(/Describe the photo/), ' A pass in fog ');
    await user.click(postButton());
    await screen.findByText('2 total');
    expect(createPost.mock.calls[0]?.[0].input.mediaAlts).toEqual(['A pass in fog']);
  });

  test('of a format that nobody here reads is refused before it is sent, with the cure', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    choose(fileOf('image/heic'));

    expect(await screen.findByText('Upload failed')).toBeDefined();
    expect(
      screen.getByText('HEIC photos cannot be read here. Please choose a JPEG, or take photos as JPEG.'),
    ).toBeDefined();
    expect(postDialog().queryByRole('img')).toBeNull();
    expect(postButton()).toHaveProperty('disabled', false);
  });

  test('is named where this browser cannot show it', async () => {
    const { user } = await openHome();
    await writePost(user, 'Look');
    choose(fileOf('image/x-unknown'));
    fireEvent.error(await postDialog().findByRole('img'));

    expect(postDialog().getByText('ride.jpg')).toBeDefined();
  });
});

describe('a photo that could not be sent', () => {
  test('stays with the text and the words beside it, and goes with the next try as it is', async () => {
    const createPost = vi.fn<CreatePost>(published).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await openHome({ createPost });
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg'));
    const words = await postDialog().findByLabelText(/Describe the photo/);
    await user.type(words, 'A pass in fog');
    await user.click(postButton());

    await screen.findByText(failure);
    expect(postText()).toHaveProperty('value', 'Look');
    expect(words).toHaveProperty('value', 'A pass in fog');
    expect(postDialog().getByRole('img').getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);

    await user.click(postButton());
    await screen.findByText('2 total');
    const [first, second] = createPost.mock.calls;
    expect(second).toEqual(first);
    expect(second?.[0].input).toMatchObject({ content: 'Look', mediaAlts: ['A pass in fog'] });
    expect(second?.[0].input.mediaUrls).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
  });

  const damaged = 'Failed to process the image file: it is damaged or cut short';
  const tooLarge = 'The request is too large: a picture may have at most 50MB';
  const tooMany = 'Too many pictures are being received. Try again in a moment.';
  test.each<[string, Error]>([
    [damaged, new FaultReply(damaged, 'BAD_USER_INPUT', 'mediaUrls')],
    [tooLarge, refusal(413, tooLarge, 'PAYLOAD_TOO_LARGE')],
    [tooMany, refusal(429, tooMany, 'RATE_LIMITED')],
  ])('is told why: %s', async (message, error) => {
    const { user } = await openHome({ createPost: () => Promise.reject(error) });
    await writePost(user, 'Look');
    choose(fileOf('image/jpeg'));
    await postDialog().findByRole('img');
    await user.click(postButton());

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByText(failure)).toBeDefined();
  });

  test('is told nothing of what is not of photos', async () => {
    const createPost = () =>
      Promise.reject(new FaultReply('Something went wrong on our side.', 'INTERNAL_SERVER_ERROR'));
    const { user } = await openHome({ createPost });
    await writePost(user, 'Look');
    await user.click(postButton());

    await screen.findByText(failure);
    expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
  });
});
