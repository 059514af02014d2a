import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';

export const linkFields = 'calendarFeed { id kind createdAt lastReadAt group { id } } path';
export const createLinkDocument = `mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { ${linkFields} } }`;

/** Creates a calendar link, by default for the member's own rides. */
export async function linkTo(
  app: TestApp,
  member: Member,
  input: object = { kind: 'MY_RIDES' },
): Promise<{ id: string; path: string }> {
  const { data, error } = await app.as(member).query(createLinkDocument, { input });
  expect(error).toBeNull();
  const { calendarFeed, path } = data.createCalendarFeed;
  return { id: calendarFeed.id, path };
}

export interface Told {
  text: string;
  events: ICAL.Event[];
  byTitle(title: string): ICAL.Event | undefined;
}

/** Parses a calendar with an independent parser, after checking the line format of RFC 5545. */
export function readCalendar(text: string): Told {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/Cycle Chat/);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents('vevent');
  for (const component of components) {
    const names = component.getAllProperties().map(({ name }) => name);
    for (const once of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'status', 'summary'])
      expect([once, names.filter((name) => name === once)]).toEqual([once, [once]]);
    for (const person of ['attendee', 'organizer', 'contact']) expect(names).not.toContain(person);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
  }
  const events = components.map((component) => new ICAL.Event(component));
  return { text, events, byTitle: (title) => events.find(({ summary }) => summary === title) };
}

/** The calendar that a link leads to. */
export async function readLink(app: TestApp, path: string): Promise<Told> {
  const answer = await fetch(app.url + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return readCalendar(await answer.text());
}
