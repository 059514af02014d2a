import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeadingFocus } from './useHeadingFocus.ts';

function Page({ place, heading }: { place: string; heading?: string }) {
  useHeadingFocus(place);
  return (
    <>
      <button type="button">Elsewhere</button>
      <main id="main">{heading && <h1>{heading}</h1>}</main>
    </>
  );
}

test('the page that was opened first is left alone', () => {
  render(<Page place="/" heading="Home" />);
  expect(document.activeElement).toBe(document.body);
});

test('the heading of the next page takes the focus', () => {
  const { rerender } = render(<Page place="/" heading="Home" />);
  rerender(<Page place="/events" heading="Events" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' }));
});

test('a heading that comes late is waited for', async () => {
  const { rerender } = render(<Page place="/" heading="Home" />);
  rerender(<Page place="/events" />);
  rerender(<Page place="/events" heading="Events" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' })));
});

test('a heading that comes late does not take the focus from what one has gone to', async () => {
  const { rerender } = render(<Page place="/" heading="Home" />);
  rerender(<Page place="/events" />);
  screen.getByRole('button').focus();
  rerender(<Page place="/events" heading="Events" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a heading that comes late does not close a menu that was opened meanwhile', async () => {
  const { rerender } = render(<Page place="/" heading="Home" />);
  rerender(<Page place="/events" />);
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  menu.focus();
  rerender(<Page place="/events" heading="Events" />);
  await Promise.resolve();
  expect(document.activeElement).toBe(menu);
  menu.remove();
});

test('the heading takes the focus from the menu by which one has gone there', async () => {
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  menu.tabIndex = -1;
  const { rerender } = render(<Page place="/" heading="Home" />);
  rerender(<Page place="/events" />);
  menu.focus();
  rerender(<Page place="/events" heading="Events" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' })));
  menu.remove();
});
