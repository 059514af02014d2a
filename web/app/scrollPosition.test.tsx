import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPosition } from './useScrollPosition.ts';

let height: number;
let grow: () => void;
const scrollTo = vi.fn();

/** Tells the page about its height only when the test says so. */
class GivenObserver implements ResizeObserver {
  constructor(report: ResizeObserverCallback) {
    grow = () => report([], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {
    grow = () => {};
  }
}

function Place() {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/next">Next</Link>
      <Link to="/next?tab=two" replace>
        Tab
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show() {
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/']}>
      <Place />
    </MemoryRouter>,
  );
  // The key of the first entry is the same in each test.
  scrollTo.mockClear();
  return userEvent.setup();
}

function scrollBy(position: number): void {
  vi.stubGlobal('scrollY', position);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  height = 5000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('ResizeObserver', GivenObserver);
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a new page starts at its top, and Back returns to the place of the one before', async () => {
  const user = show();
  scrollBy(1200);
  await user.click(screen.getByText('Next'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  scrollBy(0);
  await user.click(screen.getByText('Back'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
});

test('a page that grows gets its place when it is tall enough', async () => {
  const user = show();
  scrollBy(3000);
  await user.click(screen.getByText('Next'));
  height = 1000;
  await user.click(screen.getByText('Back'));
  grow();
  expect(scrollTo).not.toHaveBeenCalledWith(0, 3000);
  height = 5000;
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3000);
});

test('a reader who moves the page first keeps it where it is', async () => {
  const user = show();
  scrollBy(3000);
  await user.click(screen.getByText('Next'));
  height = 1000;
  await user.click(screen.getByText('Back'));
  window.dispatchEvent(new Event('wheel'));
  height = 5000;
  grow();
  expect(scrollTo).not.toHaveBeenCalledWith(0, 3000);
});

test('another tab of the same page moves nothing', async () => {
  const user = show();
  await user.click(screen.getByText('Next'));
  scrollTo.mockClear();
  await user.click(screen.getByText('Tab'));
  expect(scrollTo).not.toHaveBeenCalled();
});
