import { expect, test } from 'vitest';
import { eventRowOf } from '../test/boardWorld.ts';
import { blankEvent, changesOf, draftOf, faultsOf, newEventOf } from './eventDraft.ts';

const plan = { title: ' Dawn ', date: '2099-06-01', time: '07:00', location: 'Pier' };

test('a new event has what was typed, and leaves the rest to the server', () => {
  const input = JSON.parse(JSON.stringify(newEventOf({ ...blankEvent, ...plan, distance: '12,5' })));
  expect(input).toEqual({ ...plan, title: 'Dawn', distance: 12.5 });
});

test('a change has what differs, and null for what is empty now', () => {
  const initial = draftOf(eventRowOf('loop', { description: 'Flat', distance: 20, maxParticipants: 9 }));
  const changed = { ...initial, time: '08:00', description: ' ', distance: '', maxParticipants: '9 ' };
  const changes = JSON.parse(JSON.stringify(changesOf(changed, initial)));
  expect(changes).toEqual({ time: '08:00', description: null, distance: null });
});

test.each([
  ['durationMinutes', ''],
  ['durationMinutes', '1.5'],
  ['distance', 'far'],
  ['distance', 'Infinity'],
  ['maxParticipants', '2.5'],
  ['maxParticipants', '1e10'],
])('%s cannot be %j', (field, value) => {
  expect(Object.keys(faultsOf({ ...blankEvent, [field]: value }))).toEqual([field]);
});

test.each([
  ['distance', '12.5'],
  ['distance', ''],
  ['maxParticipants', ''],
  ['maxParticipants', '0'],
])('whether %s can be %j is decided by the server', (field, value) => {
  expect(faultsOf({ ...blankEvent, [field]: value })).toEqual({});
});
