import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { placeShortcuts } from './shortcuts.ts';

function show(viewer: typeof nina | null = nina) {
  const page = (
    <main id="main">
      <ShortcutKeys />
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Choice" />
      <button type="button">Press</button>
    </main>
  );
  return renderAs(viewer, page, {}, { path: '/nowhere' });
}

async function ready(viewer: typeof nina | null = nina) {
  const view = show(viewer);
  if (viewer) await waitFor(() => expect(view.server.requests).toEqual(['Session']));
  return view;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(placeShortcuts)('g and one more key open $label', async ({ keys, to }) => {
  const { user, place } = await ready();
  await user.keyboard(keys.join(''));

  expect(place.path).toBe(to);
});

test('a question mark opens the list, whose switch turns all of them off, itself included', async () => {
  const { user, place } = await ready();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getAllByRole('term')).toHaveLength(placeShortcuts.length + 3);
  await user.click(within(dialog).getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.keyboard('?ge');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(place.path).toBe('/nowhere');
});

test('they rest in fields, in dialogs and with modifiers', async () => {
  const { user, place } = await ready();
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('ge?n/');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('ge?n/');
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.keyboard('{Control>}?{/Control}{Alt>}n{/Alt}g{Meta>}e{/Meta}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(place.path).toBe('/nowhere');

  await user.keyboard('?');
  await screen.findByRole('dialog');
  await user.keyboard('ge');
  expect(place.path).toBe('/nowhere');
});

test('another key or a click between two keys forgets the first', async () => {
  const { user, place } = await ready();
  await user.keyboard('gxe');
  expect(place.path).toBe('/nowhere');
  await user.keyboard('g');
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.keyboard('e');
  expect(place.path).toBe('/nowhere');
});

test('n starts a post on any page, for a member', async () => {
  const { user } = await ready();
  await user.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Create Post' })).toBeDefined();
});

test('n does nothing for a visitor', async () => {
  const { user } = await ready(null);
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a slash focuses the search of the page, or opens the page that has one', async () => {
  const { user, place } = await ready();
  await user.keyboard('/');
  expect(place.path).toBe('/explore');
  const search = document.createElement('input');
  search.type = 'search';
  document.getElementById('main')?.append(search);
  await waitFor(() => expect(document.activeElement).toBe(search));
  search.blur();

  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
});
