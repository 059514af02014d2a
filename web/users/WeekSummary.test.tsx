import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Units, WeekBarFragment } from '../generated.ts';
import { ninasProfile, tomaszsProfile, weeksOf } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

beforeAll(() =>
  Promise.all([import('./ProfilePage.tsx'), import('./OwnWeeks.tsx'), import('../rides/PostRideDialog.tsx')]),
);

function open(weeks: WeekBarFragment[], unitsPreference: Units = 'IMPERIAL') {
  const { stats } = ninasProfile();
  const profilePage = () => ({ user: ninasProfile({ unitsPreference, stats: { ...stats, weeks } }) });
  return renderAs({ ...nina, unitsPreference }, <Pages />, { profilePage }, { path: '/profile' });
}

/** The facts and the comparison of the week, as text. */
async function summary() {
  const card = within(await screen.findByRole('region', { name: 'This week' }));
  const terms = card.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
  return { facts: terms.map((term, index) => [term, figures[index]]), text: card.getByRole('paragraph').textContent };
}

describe('the current week of the viewer', () => {
  test('has rides, distance and climb, and is compared with the week before', async () => {
    open(weeksOf(10, 30, 42.5));
    expect(await summary()).toEqual({
      facts: [
        ['Rides', '1'],
        ['Distance', '42.5mi'],
        ['Climb', '4,250ft'],
      ],
      text: '12.5 mi more than last week',
    });
  });

  test('is in kilometers and meters for riders who use them', async () => {
    open(weeksOf(42.5, 30), 'METRIC');
    expect(await summary()).toEqual({
      facts: [
        ['Rides', '1'],
        ['Distance', '48.3km'],
        ['Climb', '914m'],
      ],
      text: '20.1 km less than last week',
    });
  });

  test.each<[what: string, weeks: WeekBarFragment[], text: string]>([
    ['the first with a ride', weeksOf(null, null, 30), 'A good start'],
    ['after a week without rides', weeksOf(10, null, 30), 'No rides last week'],
    ['as long as the week before', weeksOf(30, 30), 'The same distance as last week'],
  ])('says so when it is %s', async (_, weeks, text) => {
    open(weeks);
    expect((await summary()).text).toBe(text);
  });
});

describe('a week without rides', () => {
  test('leads to a new ride', async () => {
    const { user } = open(weeksOf(null, null));
    expect(await screen.findByRole('heading', { name: 'No rides this week yet' })).toBeDefined();
    expect(screen.getByText('Rides that you post or join count here once they start.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Post a ride' }));
    expect(await screen.findByRole('dialog', { name: 'Post a Ride' })).toBeDefined();
  });

  test('recalls the week before, in the units of the rider', async () => {
    open(weeksOf(30, null), 'METRIC');
    expect(await screen.findByText('Last week you rode 48.3 km in 1 ride.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });
});

test.each([
  ['another member', nina],
  ['a visitor', null],
])('%s sees no week on a profile', async (_, viewer) => {
  const { stats } = tomaszsProfile();
  const profilePage = () => ({ user: tomaszsProfile({ stats: { ...stats, weeks: weeksOf(10, 30) } }) });
  renderAs(viewer, <Pages />, { profilePage }, { path: '/profile/Tomasz_R' });
  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeDefined();
  expect(screen.queryByText('This week')).toBeNull();
  expect(screen.queryByText('No rides this week yet')).toBeNull();
});
