import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis, Share2 } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const enter = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function renderButtons() {
  render(
    <TooltipProvider>
      <IconButton label="Share" icon={<Share2 />} />
      <IconButton label="More" icon={<Ellipsis />} />
      <Tooltip text="In two hours">
        <button type="button">Later</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

test('the first tooltip opens after 700 ms', () => {
  renderButtons();
  enter('Share');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Share');
});

test('a text that is also the name is no description, another text is one', () => {
  renderButtons();
  enter('Share');
  wait(700);
  expect(screen.getByRole('button', { name: 'Share' }).hasAttribute('aria-describedby')).toBe(false);
  enter('Later');
  expect(screen.getByRole('button', { name: 'Later', description: 'In two hours' })).toBeDefined();
});

test.each([
  [299, 'opens at once'],
  [301, 'waits again'],
])('%d ms after one tooltip has gone, the next one %s', (pause) => {
  renderButtons();
  enter('Share');
  wait(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(pause);
  enter('More');
  expect(screen.queryByRole('tooltip')?.textContent).toBe(pause < 300 ? 'More' : undefined);
});

test('by keyboard it opens with the focus', async () => {
  vi.useRealTimers();
  // jsdom still remembers the pointer of earlier tests, so `:focus-visible` would not match.
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors: string) {
    return selectors === ':focus-visible' ? document.activeElement === this : matches.call(this, selectors);
  });
  renderButtons();
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Share');
});
