import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { openHome, postDialog, published, writePost } from '../test/writePost.tsx';

type CreatePost = NonNullable<Handlers['createPost']>;

const picture = new File(['abc'], 'ride.jpg', { type: 'image/jpeg' });
const track = new File(['abc'], 'ride.gpx', { type: 'application/gpx+xml' });
const box = () => postDialog().getByRole('textbox', { name: /on your mind/ });
const form = () => box().closest('form') as HTMLFormElement;
const shown = () => postDialog().findByRole('img', { name: 'ride.jpg' });

test('a pasted picture becomes the photo of the post, unless text is pasted with it', async () => {
  const { user } = await openHome();
  await writePost(user, 'Look');
  expect(fireEvent.paste(box(), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } })).toBe(true);
  expect(fireEvent.paste(box(), { clipboardData: { files: [], types: ['text/plain'] } })).toBe(true);
  expect(postDialog().queryByRole('img')).toBeNull();
  expect(fireEvent.paste(box(), { clipboardData: { files: [picture], types: ['Files'] } })).toBe(false);
  expect(await shown()).toBeDefined();
});

test('a dropped picture becomes the photo; the form shows where, and another file changes nothing', async () => {
  const { user } = await openHome();
  await writePost(user, 'Look');
  fireEvent.dragOver(form(), { dataTransfer: { types: ['text/plain'] } });
  expect(form().dataset.drop).toBeUndefined();
  fireEvent.dragOver(form(), { dataTransfer: { types: ['Files'] } });
  expect(form().dataset.drop).toBe('true');
  fireEvent.dragLeave(form(), { relatedTarget: document.body });
  expect(form().dataset.drop).toBeUndefined();

  // The browser must not open the file instead of the page.
  expect(fireEvent.drop(form(), { dataTransfer: { types: ['Files'], files: [track] } })).toBe(false);
  expect(postDialog().queryByRole('img')).toBeNull();
  fireEvent.drop(form(), { dataTransfer: { types: ['Files'], files: [picture] } });
  expect(await shown()).toBeDefined();
});

test.each(['Control', 'Meta'])('%s+Enter sends the post, and not an empty one', async (key) => {
  const createPost = vi.fn<CreatePost>(published);
  const { user } = await openHome({ createPost });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('dialog', { name: 'Create Post' });
  await user.type(box(), `{${key}>}{Enter}{/${key}}`);
  expect(createPost).not.toHaveBeenCalled();
  await user.type(box(), `Sent by keys{${key}>}{Enter}{/${key}}`);
  await screen.findByText('2 total');
  expect(createPost.mock.calls[0]?.[0].input.content).toBe('Sent by keys');
});
