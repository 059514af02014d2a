import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { SheetGuestFragment, SheetPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, nina, rideOf } from '../test/world.ts';
import SheetPage from './SheetPage.tsx';
import type { Sheet, SheetRide } from './sheetGroups.ts';

type Rider = Sheet['riders'][number];

const riderOf = (name: string, paceGroupId: string | null, leads = false): Rider => ({
  __typename: 'SheetRider',
  leads,
  paceGroupId,
  isHere: false,
  tappedAt: null,
  rulesAcknowledged: null,
  user: { ...authorNamed(name), isViewer: leads },
});
const guestOf = (name: string, paceGroupId: string | null): SheetGuestFragment => ({
  __typename: 'RideGuest',
  id: name,
  name,
  paceGroupId,
  isHere: false,
  tappedAt: null,
});
const groupOf = (letter: string, name: string): SheetRide['paceGroups'][number] => ({
  __typename: 'PaceGroup',
  id: `group-${letter}`,
  letter,
  name,
});

const sheetOf = (facts: Partial<Sheet>): Sheet => ({
  __typename: 'RideSheet',
  isOpen: true,
  opensAt: '2099-11-22T05:00:00.000Z',
  closesAt: '2099-11-29T07:00:00.000Z',
  note: null,
  thankedAt: null,
  riders: [],
  guests: [],
  waiting: [],
  maybe: [],
  ...facts,
});

function show(sheet: Sheet, handlers: Handlers = {}) {
  const ride: SheetRide = { ...rideOf(), paceGroups: [groupOf('A', 'Brisk'), groupOf('B', 'Steady')], sheet };
  const sheetPage = (): SheetPageQuery => ({
    post: { __typename: 'Post', id: 'ride-1', content: 'Mill loop', ride },
  });
  const routes = (
    <Routes>
      <Route path="/post/:id/sheet" element={<SheetPage />} />
    </Routes>
  );
  return renderAs(nina, routes, { sheetPage, ...handlers }, { path: '/post/ride-1/sheet' });
}

test('a guest rides in the group of the leader who adds them, or in another', async () => {
  const riders = [riderOf('nina', 'group-A', true), riderOf('ben', 'group-B')];
  const setRideGuest = vi.fn((_variables: object) => ({ setRideGuest: null }));
  const guests = [guestOf('Joan', 'group-B'), guestOf('Kim', null)];
  const { user } = await show(sheetOf({ riders, guests }), { setRideGuest });
  const groupB = within(await screen.findByRole('region', { name: 'Group B, Steady' }));
  expect(groupB.getByText('0/2')).toBeDefined();
  expect(groupB.getByRole('button', { name: 'Joan is here' })).toBeDefined();
  const noGroup = within(screen.getByRole('region', { name: 'No group' }));
  expect(noGroup.getByRole('button', { name: 'Kim is here' })).toBeDefined();
  const rows = [...document.querySelectorAll('[data-print] tbody tr')].map(({ textContent }) => textContent);
  expect(rows.slice(0, 4)).toEqual(['1Nina OkaforA, leader', '2benB', '3Joan, guestB', '4Kim, guest']);

  const name = screen.getByRole('textbox', { name: 'Guest' });
  await user.type(name, 'Lou');
  await user.click(screen.getByRole('button', { name: 'Add Guest' }));
  await user.click(screen.getByRole('combobox', { name: 'Group of the guest' }));
  await user.click(await screen.findByRole('option', { name: 'No group' }));
  await user.type(name, 'Mo');
  await user.click(screen.getByRole('button', { name: 'Add Guest' }));
  await waitFor(() => expect(setRideGuest).toHaveBeenCalledTimes(2));
  const input = (given: object) => [{ input: { postId: 'ride-1', guestId: expect.any(String), ...given } }];
  expect(setRideGuest.mock.calls).toEqual([
    input({ name: 'Lou', paceGroupId: 'group-A' }),
    input({ name: 'Mo', paceGroupId: null }),
  ]);
});

test('Undo takes back what All Here has tapped, and leaves the riders who were here before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ben = { ...riderOf('ben', null), isHere: true, tappedAt: '2099-11-22T06:00:00.000Z' };
  const nina = { ...riderOf('nina', null, true), tappedAt: '2099-11-22T06:00:00.000Z' };
  const { user } = await show(sheetOf({ riders: [nina, ben], guests: [guestOf('Joan', null)] }));
  await user.click(await screen.findByRole('button', { name: 'All Here' }));
  expect(await screen.findByText('Everybody is here')).toBeDefined();
  expect(screen.getAllByText(/2 waiting to be sent/)).not.toHaveLength(0);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('taps:'));
  const sent: Record<string, { at: string }> = JSON.parse(localStorage.getItem(key) ?? '{}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 missing')).toBeDefined();
  expect(screen.getByRole('button', { name: 'ben is here', pressed: true })).toBeDefined();
  const kept: Record<string, { at: string; isHere: boolean }> = JSON.parse(localStorage.getItem(key) ?? '{}');
  for (const [id, { at, isHere }] of Object.entries(kept)) {
    expect(isHere).toBe(false);
    // Of two taps at one instant, the one that checks in would count.
    expect(Date.parse(at)).toBeGreaterThan(Date.parse(sent[id]?.at ?? ''));
  }
  expect(Object.keys(kept)).toHaveLength(2);
});
