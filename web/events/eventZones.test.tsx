import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextEventRow } from '../groups/NextEventRow.tsx';
import { UpcomingEvents } from '../home/UpcomingEvents.tsx';
import { UpcomingRides } from '../home/UpcomingRides.tsx';
import { eventCard, eventRow } from '../test/discovery.ts';
import { eventDetails } from '../test/eventWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { eventNamed, nina } from '../test/world.ts';
import { EventBar } from './EventBar.tsx';
import { EventCard } from './EventCard.tsx';
import { EventRow } from './EventRow.tsx';

const start = { date: '2026-12-05', time: '17:30', timeZone: 'Asia/Singapore', startsAt: '2026-12-05T09:30:00.000Z' };
const note = /(5:30 PM|Morning) GMT\+8 · 10:30 AM for you$/;
const displayDate = 'Morning';

test.each([
  ['a card', <EventCard key="card" event={eventCard('Far', start)} />],
  ['a row of Explore', <EventRow key="row" event={eventRow('Far', { ...start, displayDate })} headingLevel="h2" />],
  ['a row of a group', <NextEventRow key="next" event={{ ...eventDetails({ ...start, displayDate }) }} isNext />],
  ['the bar on phones', <EventBar key="bar" event={eventDetails({ ...start, displayDate })} nameId="name" />],
  ['the left rail', <UpcomingRides key="rides" events={[eventNamed('Far', { ...start, displayDate })]} />],
  ['the right rail', <UpcomingEvents key="events" events={[eventNamed('Far', { ...start, displayDate })]} signedIn />],
])('%s says the zone of an event, and when it starts for the reader', async (_place, list) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  renderAs(nina, list, {});
  await waitFor(() =>
    expect(screen.getAllByText((_text, element) => note.test(element?.textContent ?? '')).length).toBeGreaterThan(0),
  );
  vi.unstubAllEnvs();
});
