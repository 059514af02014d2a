import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SplitColumns } from './SplitColumns.tsx';

afterEach(() => vi.restoreAllMocks());

/** A window of this width, for queries of a least and a greatest width. */
function openWindow(width: number): void {
  const { matchMedia } = window;
  const limitOf = (media: string, name: string) => media.match(`\\(${name}: (\\d+)px\\)`)?.[1];
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia.call(window, media), {
      matches: width >= Number(limitOf(media, 'min-width') ?? 0) && width <= Number(limitOf(media, 'max-width') ?? 1e5),
    }),
  );
}

test.each([
  { width: 1440, onPhone: 'above' as const, first: 'Feed' },
  { width: 900, onPhone: 'above' as const, first: 'Next rides' },
  { width: 390, onPhone: 'above' as const, first: 'Next rides' },
  { width: 1440, onPhone: 'below' as const, first: 'Feed' },
  { width: 900, onPhone: 'below' as const, first: 'Next rides' },
  { width: 390, onPhone: 'below' as const, first: 'Feed' },
])('at $width px, with the side column $onPhone on phones, Tab reaches $first first', ({ width, onPhone, first }) => {
  openWindow(width);
  render(
    <SplitColumns side={<button type="button">Next rides</button>} sideLabel="Side" onPhone={onPhone}>
      <button type="button">Feed</button>
    </SplitColumns>,
  );
  expect(screen.getAllByRole('button')[0]?.textContent).toBe(first);
});
