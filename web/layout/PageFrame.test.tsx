import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Columns } from './Columns.tsx';
import { PageFrame } from './PageFrame.tsx';

test('the first stop of Tab skips the header, to a main part that takes the focus', async () => {
  render(
    <PageFrame header={<button type="button">Menu</button>}>
      <p>Feed</p>
    </PageFrame>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(link);
  const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  expect(target).toBe(screen.getByRole('main'));
  target?.focus();
  expect(document.activeElement).toBe(target);
});

test('the skip link also skips the side column, and goes to the main column of the page that is shown', async () => {
  render(
    <PageFrame header={<button type="button">Menu</button>}>
      <div hidden style={{ display: 'none' }}>
        <p>Another page</p>
      </div>
      <Columns left={<a href="/rides">My rides</a>} leftLabel="Your riding">
        <a href="/post/1">First post</a>
      </Columns>
    </PageFrame>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'First post' }));
});

test('rails are named, and a page without a right one has none', () => {
  const { rerender } = render(
    <Columns left="Me" leftLabel="Your riding" right="Groups" rightLabel="Groups and events">
      Feed
    </Columns>,
  );
  const names = () => screen.getAllByRole('complementary').map((rail) => rail.getAttribute('aria-label'));
  expect(names()).toEqual(['Your riding', 'Groups and events']);
  rerender(
    <Columns left="Me" leftLabel="Your riding">
      Post
    </Columns>,
  );
  expect(names()).toEqual(['Your riding']);
});
