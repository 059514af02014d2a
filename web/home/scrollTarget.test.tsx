import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, postsUpTo } from '../test/world.ts';
import HomePage from './HomePage.tsx';

const scrollIntoView = vi.fn();

async function open(path: string, handlers: Handlers = {}) {
  const homePage = () => homeOf(null, { feed: feedOf(postsUpTo(3)) });
  const view = renderAs(null, <HomePage />, { homePage, ...handlers }, { path });
  await screen.findByText('3 total');
  // The page renders a few posts at a time. The delay starts after the last.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  return view;
}

const rowOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-post-id]');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  scrollIntoView.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrollIntoView(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a link to a post of the feed goes there after a second, and rings it for three', async () => {
  const { place } = await open('/?scrollTo=post-2');
  const row = rowOf('Post number 2');
  await pass(700);
  expect(scrollIntoView).not.toHaveBeenCalled();

  await pass(400);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith(row);
  expect(row?.dataset.ringed).toBe('true');
  expect(document.activeElement).toBe(row);
  await pass(2_500);
  expect(row?.dataset.ringed).toBe('true');

  await pass(600);
  expect(row?.dataset.ringed).toBeUndefined();
  expect(place.path).toBe('/?scrollTo=post-2');
});

test('a link to a post that is not in the loaded list leads to its own page', async () => {
  const { place } = await open('/?scrollTo=post-99');
  await pass(10);

  expect(place.path).toBe('/post/post-99');
});

test('without a link the feed stays where it is', async () => {
  await open('/');
  await pass(5_000);

  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.querySelector('[data-ringed]')).toBeNull();
});
