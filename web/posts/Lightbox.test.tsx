import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, nina, photoOf, postOf } from '../test/world.ts';

const pictures = ['Fog', 'Col', 'Café'].map((alt, index) =>
  photoOf(`/media/${String(index).repeat(64)}.webp`, { alt }),
);

async function openFirst(shown = pictures, handlers: Handlers = {}) {
  const post = postOf({ pictures: shown, content: 'Up the pass' });
  const homePage = () => homeOf(nina, { feed: feedOf([post]) });
  const { user, place } = renderAs(nina, <HomePage />, { homePage, ...handlers });
  const opener = await screen.findByRole('button', { name: 'Open photo' });
  await user.click(opener);
  return { user, place, opener, dialog: await screen.findByRole('dialog') };
}
const shownIn = (dialog: HTMLElement) => within(dialog).getByRole('img', { name: /./ }).getAttribute('alt');

test('a photo opens large with its description, dark, and Escape returns to it', async () => {
  const { user, opener, dialog } = await openFirst(pictures.slice(0, 1));
  expect(dialog.dataset.theme).toBe('dark');
  expect(shownIn(dialog)).toBe('Fog');
  expect(within(dialog).getByText('Up the pass')).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(pictures[0]?.url);

  // On a button, its tooltip would take the first Escape.
  expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('arrows, keys and the strip reach the other photos of the post, not further', async () => {
  const { user, dialog } = await openFirst();
  await user.keyboard('{ArrowLeft}');
  expect(shownIn(dialog)).toBe('Fog');
  await user.keyboard('{ArrowRight}');
  expect(shownIn(dialog)).toBe('Col');
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Photo 2 of 3'));
  await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
  expect(shownIn(dialog)).toBe('Café');
  expect(within(dialog).getByRole('button', { name: 'Next photo' })).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('button', { name: 'Photo 1' }));
  expect(shownIn(dialog)).toBe('Fog');
});

const frameOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('img', { name: /./ }).parentElement?.parentElement as HTMLElement;
/** jsdom has no pointer events with coordinates. */
function point(frame: HTMLElement, type: string, pointerId: number, clientX: number, clientY = 0) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  Object.defineProperty(event, 'pointerId', { value: pointerId });
  fireEvent(frame, event);
}
const scaleOf = (frame: HTMLElement) =>
  /scale\(([\d.]+)\)/.exec(frame.querySelector('div')?.style.transform ?? '')?.[1];

test('a swipe turns to the next photo, a pull down closes', async () => {
  const { dialog } = await openFirst();
  const frame = frameOf(dialog);
  point(frame, 'pointerdown', 1, 300);
  point(frame, 'pointermove', 1, 200);
  point(frame, 'pointerup', 1, 200);
  expect(shownIn(dialog)).toBe('Col');
  point(frame, 'pointerdown', 1, 200);
  point(frame, 'pointerup', 1, 210);
  expect(shownIn(dialog)).toBe('Col');
  point(frame, 'pointerdown', 1, 200);
  point(frame, 'pointerup', 1, 210, 300);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('two fingers zoom, a swipe then moves the picture, and a button does the same without fingers', async () => {
  const { user, dialog } = await openFirst();
  const frame = frameOf(dialog);
  point(frame, 'pointerdown', 1, 100);
  point(frame, 'pointerdown', 2, 200);
  point(frame, 'pointermove', 2, 300);
  point(frame, 'pointerup', 2, 300);
  point(frame, 'pointerup', 1, 100);
  expect(scaleOf(frame)).toBe('2');
  point(frame, 'pointerdown', 1, 300);
  point(frame, 'pointermove', 1, 100);
  point(frame, 'pointerup', 1, 100);
  expect(shownIn(dialog)).toBe('Fog');
  await user.click(within(dialog).getByRole('button', { name: 'Zoom out' }));
  expect(scaleOf(frame)).toBe('1');
  await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
  expect(scaleOf(frame)).toBe('2.5');
});

test('the post is liked from its large photo, by key too', async () => {
  const setLike = vi.fn<NonNullable<Handlers['setLike']>>(({ postId, liked }) => ({
    setLike: {
      __typename: 'SetLikePayload',
      post: { __typename: 'Post', id: postId, likeCount: 49, viewerHasLiked: liked },
    },
  }));
  const { user, dialog } = await openFirst(pictures.slice(0, 1), { setLike });
  within(dialog).getByRole('button', { name: '48 likes' }).focus();
  await user.keyboard('{Enter}');
  const like = await within(dialog).findByRole('button', { name: '49 likes' });
  expect(like.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(setLike).toHaveBeenCalledExactlyOnceWith({ postId: 'post-1', liked: true }));
});

test('the comments lead to the page of the post, and close the photo', async () => {
  const { user, dialog, place } = await openFirst(pictures.slice(0, 1));
  await user.click(within(dialog).getByRole('link', { name: /^\d+ comments?$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place.path).toBe('/post/post-1');
});
