import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import { pageOf } from '../test/discovery.ts';
import { renderAs } from '../test/renderAs.tsx';
import { homeOf, nina } from '../test/world.ts';
import { PlacesBar } from './PlacesBar.tsx';

// Without media queries, the bar of phones is hidden.
const findBar = () => screen.findByLabelText('Places');
const inBar = async (role: 'link' | 'button', name: string) =>
  within(await findBar()).getByRole(role, { name, hidden: true });
const instance = { __typename: 'Instance' as const, membersFoundGroups: false };
const handlers = {
  homePage: () => homeOf(nina),
  groupsPage: () => ({ instance, groups: pageOf('GroupConnection', []) }),
};

// Loads the lazy parts first, so that no test waits for them.
beforeAll(() => Promise.all([import('../home/HomePage.tsx'), import('../groups/GroupsPage.tsx')]));

test.each([
  ['Feed', '/'],
  ['Groups', '/groups'],
  ['Events', '/events'],
  ['My rides', '/rides'],
])('%s is one tap away, and is marked once reached', async (name, path) => {
  const { user, place } = renderAs(nina, <PlacesBar />, {}, { path: '/nowhere' });
  const link = await inBar('link', name);
  expect(link.getAttribute('aria-current')).toBeNull();
  await user.click(link);

  expect(place.path).toBe(path);
  const marked = (await findBar()).querySelectorAll('[aria-current="page"]');
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual([name]);
});

test('a visitor has no bar', async () => {
  const { server } = renderAs(null, <PlacesBar />, {});
  expect(screen.queryByLabelText('Places')).toBeNull();
  expect(server.requests).toEqual([]);
});

test('the bar loads with the page and not when the browser is idle, so that it never appears under a finger', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  renderAs(nina, <Pages />, handlers, { path: '/groups' });
  expect((await findBar()).tagName).toBe('NAV');
  vi.unstubAllGlobals();
});

test('from another page, New post leads home and opens the composer there, once', async () => {
  const { user, place } = renderAs(nina, <Pages />, handlers, { path: '/groups' });
  await user.click(await inBar('button', 'New post'));
  const dialog = await screen.findByRole('dialog', { name: 'Create Post' });
  expect(place.path).toBe('/');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await inBar('link', 'Groups'));
  await user.click(await inBar('link', 'Feed'));
  expect(place.path).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on the home page, New post keeps the address and gets the focus back', async () => {
  const { user, place } = renderAs(nina, <Pages />, handlers, { path: '/?from=mail' });
  await screen.findByRole('article');
  const button = await inBar('button', 'New post');
  for (const _ of ['once', 'again']) {
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Create Post' });
    expect(place.path).toBe('/?from=mail');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

test('the bar rests while a text field of the page has the focus, until the press elsewhere has ended', async () => {
  const page = (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Choice" />
      <div role="dialog" aria-label="Layer">
        <textarea aria-label="Text" />
      </div>
      <button type="button">Press</button>
      <PlacesBar />
    </>
  );
  const { user } = renderAs(nina, page, {}, { path: '/nowhere' });
  const bar = await findBar();
  for (const label of ['Choice', 'Text']) {
    await user.click(screen.getByLabelText(label));
    expect(bar.hidden).toBe(false);
  }
  await user.click(screen.getByLabelText('Name'));
  await waitFor(() => expect(bar.hidden).toBe(true));

  await user.pointer({ target: screen.getByRole('button', { name: 'Press' }), keys: '[MouseLeft>]' });
  expect(document.activeElement?.textContent).toBe('Press');
  // Each event of the press has been handled by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(bar.hidden).toBe(true);
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(bar.hidden).toBe(false));
});
