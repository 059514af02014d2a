import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PostText } from './PostText.tsx';

const long = Array.from({ length: 30 }, (_, index) => `Line ${index} with @maeve`).join('\n');

function show(content: string, heights: { whole: number; shown: number }) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(heights.whole);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heights.shown);
  render(<PostText content={content} />, { wrapper: MemoryRouter });
  const text = screen.getByText(/Line 0|Short/);
  return { text, isFolded: () => text.dataset.folded === 'true' };
}

afterEach(() => vi.restoreAllMocks());

test('a long text is folded, whole for screen readers, and unfolds by its button', async () => {
  const { text, isFolded } = show(long, { whole: 720, shown: 288 });
  expect(isFolded()).toBe(true);
  expect(text.textContent).toBe(long);
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(more.getAttribute('aria-controls')).toBe(text.id);
  await userEvent.click(more);
  expect(isFolded()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(isFolded()).toBe(true);
});

test('a text that fits has no button, and a short one is not measured', () => {
  show(long, { whole: 288, shown: 288 });
  expect(screen.queryByRole('button')).toBeNull();
  vi.restoreAllMocks();
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
  render(<PostText content="Short" />, { wrapper: MemoryRouter });
  expect(measured).not.toHaveBeenCalled();
});

test('what the browser’s search scrolls to unfolds it', () => {
  const { text, isFolded } = show(long, { whole: 720, shown: 288 });
  fireEvent.scroll(text);
  expect(isFolded()).toBe(false);
});

test('the focus on a link below the fold unfolds it, on one above does not', () => {
  const { text, isFolded } = show(long, { whole: 720, shown: 288 });
  const [first, ...others] = screen.getAllByRole('link');
  vi.spyOn(text, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 288));
  if (!first || !others[20]) throw new Error('The text has no links');
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 24));
  vi.spyOn(others[20], 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 50, 24));
  fireEvent.focus(first);
  expect(isFolded()).toBe(true);
  fireEvent.focus(others[20]);
  expect(isFolded()).toBe(false);
});
