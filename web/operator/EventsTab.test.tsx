import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlannedEventFragment } from '../generated.ts';
import { loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { eventRowOf, eventsOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';

type Create = NonNullable<Handlers['createEvent']>;
type Update = NonNullable<Handlers['updateEvent']>;
type Events = NonNullable<Handlers['operatorEvents']>;

beforeAll(async () => {
  await loadBoard();
  await import('./EventsTab.tsx');
  await import('./EventDialog.tsx');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Hundreds of zones would only slow down every query of the form.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Paris']);
});
afterEach(() => vi.restoreAllMocks());

const loop = eventRowOf('Loop', { description: 'Flat', maxParticipants: 9 });
const { durationMinutes: _, ...facts } = loop;
const event: PlannedEventFragment = {
  ...facts,
  __typename: 'Event',
  displayDate: 'Jun 1, 2099, 7:00 AM',
  startsAt: '2099-06-01T05:00:00.000Z',
  isFull: false,
  isActive: false,
};
const createdEvent: Create = () => ({ createEvent: { __typename: 'OperatorEventPayload', event } });
const changedEvent: Update = () => ({ updateEvent: { __typename: 'OperatorEventPayload', event } });

async function openForm(button: string, handlers: Handlers) {
  const { user } = renderBoard('/events', handlers);
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, form: await openDialog() };
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a new event', () => {
  test('has what was typed, and is then in the list', async () => {
    const createEvent = vi.fn<Create>(createdEvent);
    const operatorEvents = vi.fn<Events>(() => eventsOf());
    const { user, form } = await openForm('New event', { operatorEvents, createEvent });
    expect(form.getByRole('option', { name: "This site's: America/New York" })).toHaveProperty('selected', true);
    await user.type(form.getByLabelText('Title'), 'Loop');
    fill(form.getByLabelText('Date'), '2099-06-01');
    fill(form.getByLabelText('Time'), '07:00');
    await user.selectOptions(form.getByLabelText('Time zone'), 'Europe/Paris');
    await user.type(form.getByLabelText('Location'), 'Pier');
    await user.selectOptions(form.getByLabelText('Type'), 'Workshop');
    await user.type(form.getByLabelText('Distance (mi)'), '12.5');
    await user.type(form.getByLabelText('Places'), '9');
    operatorEvents.mockReturnValue(eventsOf([loop]));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('The event is created')).toBeDefined();
    const start = { date: '2099-06-01', time: '07:00', timeZone: 'Europe/Paris', location: 'Pier' };
    const input = { title: 'Loop', ...start, type: 'WORKSHOP', distance: 12.5, maxParticipants: 9 };
    expect(createEvent).toHaveBeenCalledExactlyOnceWith({ input });
    const list = within(await screen.findByRole('list', { name: 'Events' }));
    const [row] = await list.findAllByRole('listitem');
    expect(row?.textContent).toContain('Group Ride · Jun 1, 2099 at 07:00 Europe/Paris · Pier · 1 of 9 places taken');
  });

  test('with a fault is not sent, or shows what the server says at the field', async () => {
    const createEvent = vi.fn<Create>(() => {
      throw new FaultReply('date must be a day that exists, written YYYY-MM-DD', 'BAD_USER_INPUT', 'date');
    });
    const { user, form } = await openForm('New event', { operatorEvents: () => eventsOf(), createEvent });
    await user.type(form.getByLabelText('Places'), 'many');
    await user.click(form.getByRole('button', { name: 'Create' }));
    const fault = 'max participants must be a whole number from 1 to 1,000,000';
    expect(await form.findByText(fault)).toBeDefined();
    expect(createEvent).not.toHaveBeenCalled();
    await user.clear(form.getByLabelText('Places'));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('date must be a day that exists, written YYYY-MM-DD')).toBeDefined();
    expect(form.queryByText(fault)).toBeNull();
    expect(document.activeElement).toBe(form.getByLabelText('Date'));
  });
});

test('a distance is typed in the units of the site, and sent in miles', async () => {
  document.documentElement.dataset.units = 'metric';
  try {
    const updateEvent = vi.fn<Update>(changedEvent);
    const { user, form } = await openForm('Edit Loop', { operatorEvents: () => eventsOf([loop]), updateEvent });
    const distance = form.getByLabelText('Distance (km)');
    fill(distance, 'far');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('distance must be a number of kilometers from 0 to 160,934')).toBeDefined();
    fill(distance, '16,09344');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The event is changed')).toBeDefined();
    expect(updateEvent).toHaveBeenCalledExactlyOnceWith({ input: { eventId: 'Loop-id', distance: 10 } });
  } finally {
    delete document.documentElement.dataset.units;
  }
});

test('a change sends what differs, and cannot choose the zone of the site', async () => {
  const updateEvent = vi.fn<Update>(changedEvent);
  const { user, form } = await openForm('Edit Loop', { operatorEvents: () => eventsOf([loop]), updateEvent });
  expect(form.queryByRole('option', { name: /^This site/ })).toBeNull();
  fill(form.getByLabelText('Time'), '08:00');
  await user.clear(form.getByLabelText('Places'));
  await user.clear(form.getByLabelText('Description'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The event is changed')).toBeDefined();
  const input = { eventId: 'Loop-id', time: '08:00', maxParticipants: null, description: null };
  expect(updateEvent).toHaveBeenCalledExactlyOnceWith({ input });
});

test('an event is cancelled once the operator has typed its title', async () => {
  const cancelEvent = vi.fn<NonNullable<Handlers['cancelEvent']>>(({ eventId }) => ({
    cancelEvent: { __typename: 'CancelEventPayload', cancelledEventId: eventId },
  }));
  const operatorEvents = vi.fn<Events>(() => eventsOf([loop]));
  const { user, form } = await openForm('Cancel Loop', { operatorEvents, cancelEvent });
  expect(form.getByText(/^The event is deleted with 1 registration\./)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Cancel the event' }));
  expect(await form.findByText('The text is another')).toBeDefined();
  expect(cancelEvent).not.toHaveBeenCalled();
  await user.type(form.getByLabelText('Type Loop to confirm'), 'Loop');
  operatorEvents.mockReturnValue(eventsOf());
  await user.click(form.getByRole('button', { name: 'Cancel the event' }));
  expect(await screen.findByText('There are no events')).toBeDefined();
  expect(cancelEvent).toHaveBeenCalledExactlyOnceWith({ eventId: 'Loop-id' });
});

test('events are found by a part of their titles, and past ones are marked', async () => {
  const past = eventRowOf('Dawn', { endsAt: '2020-01-01T00:00:00.000Z', date: '2020-01-01' });
  const operatorEvents = vi.fn<Events>(({ query }) => eventsOf([query === 'daw' ? past : loop]));
  const { user } = renderBoard('/events', { operatorEvents });
  await user.type(await screen.findByLabelText('Find events'), 'daw');
  expect(await screen.findByRole('button', { name: 'Edit Dawn' })).toBeDefined();
  expect(screen.getByText('Past')).toBeDefined();
});

test('more events are loaded on demand', async () => {
  const operatorEvents = vi.fn<Events>(({ after }) =>
    after ? eventsOf([eventRowOf('Dawn')]) : eventsOf([loop], true),
  );
  const { user } = renderBoard('/events', { operatorEvents });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Edit Dawn' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit Loop' })).toBeDefined();
  expect(operatorEvents).toHaveBeenLastCalledWith({ query: null, after: 'Loop-id' });
});
