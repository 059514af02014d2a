import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import type { Event } from '../events/Event.ts';
import { EventType } from '../events/Event.ts';
import type { EventFacts } from '../events/eventPlanning.ts';
import { cancelEvent, createEvent, updateEvent } from '../events/eventPlanning.ts';
import { findEvent } from '../events/events.ts';
import { given, textOrNull } from '../lib/blank.ts';
import { isId } from '../lib/ids.ts';
import { defineCommand } from './command.ts';
import { pickOne } from './pickOne.ts';
import { plural } from './plural.ts';
import { requireYes } from './requireYes.ts';

const types = Object.values(EventType).join(', ');

const requiredOptions = {
  date: { type: 'string', value: 'YYYY-MM-DD', help: 'The day of the start.' },
  time: { type: 'string', value: 'HH:MM', help: 'The time of the start.' },
  location: { type: 'string', value: 'place', help: 'Where it starts.' },
} as const;

const otherOptions = {
  'time-zone': { type: 'string', value: 'name', help: 'The IANA zone of date and time; TIME_ZONE unless given.' },
  duration: { type: 'string', value: 'minutes', help: 'How long it takes; 120 unless given.' },
  description: { type: 'string', value: 'text', help: 'What to expect; empty for nothing.' },
  type: { type: 'string', value: 'type', help: `One of ${types}; ${EventType.GROUP_RIDE} unless given.` },
  difficulty: { type: 'string', value: 'word', help: 'easy, medium, hard or a like word; empty for none.' },
  distance: { type: 'string', value: 'miles', help: 'Its length; empty for none.' },
  'max-participants': { type: 'string', value: 'number', help: 'How many may come; empty for no limit.' },
} as const;

type Given = { readonly [Name in keyof (typeof requiredOptions & typeof otherOptions)]?: string } & {
  readonly title?: string;
};

/** A number as it was typed, which the event's own rules judge; null for an empty text. */
function numberOf(text: string | undefined): number | null | undefined {
  const digits = textOrNull(text);
  return digits == null ? digits : Number(digits);
}

/** What the options say of an event; undefined for what they leave out. */
function readFacts({ 'time-zone': timeZone, 'max-participants': places, ...options }: Given): EventFacts {
  const { title, date, time, location, type, duration } = options;
  return given({
    title: title?.trim(),
    date,
    time,
    timeZone: timeZone?.trim(),
    location: location?.trim(),
    description: textOrNull(options.description),
    difficulty: textOrNull(options.difficulty),
    distance: numberOf(options.distance),
    maxParticipants: numberOf(places),
    durationMinutes: duration === undefined ? undefined : Number(duration),
    // The event's own rules say which types there are.
    type: type as EventType | undefined,
  });
}

const namedStatement = statement('cli.eventsNamed', `select id from event where lower(title) = lower($1) order by id`);

/** The event of this id or this title, whatever its case. */
async function requireEvent(ctx: Context, called: string): Promise<Event> {
  const rows = isId(called) ? [{ id: called }] : await ctx.sql<{ id: string }>(namedStatement, [called]);
  const events = await Promise.all(rows.map(({ id }) => findEvent(ctx, id)));
  const known = events.filter((event) => event !== null);
  return pickOne('event', called, known);
}

const say = ({ id, title, date, time, timeZone }: Event) => `'${title}' on ${date} at ${time} ${timeZone} (${id})`;

const create = defineCommand({
  name: 'event create',
  help: 'Makes an event that members register for.',
  operands: ['title'],
  options: {
    date: { ...requiredOptions.date, isRequired: true },
    time: { ...requiredOptions.time, isRequired: true },
    location: { ...requiredOptions.location, isRequired: true },
    ...otherOptions,
  },
  async run(operator, { title }, options) {
    const event = await createEvent(operator, readFacts({ ...options, title }));
    return { data: event, text: `Made ${say(event)}.` };
  },
});

const edit = defineCommand({
  name: 'event edit',
  help: 'Changes an event, named by its id or title; what is not given stays.',
  operands: ['event'],
  options: { title: { type: 'string', value: 'title', help: 'Its new title.' }, ...requiredOptions, ...otherOptions },
  async run(operator, operands, options) {
    const { id } = await requireEvent(operator, operands.event);
    const event = await updateEvent(operator, id, readFacts(options));
    return { data: event, text: `Changed ${say(event)}.` };
  },
});

const cancel = defineCommand({
  name: 'event cancel',
  help: 'Deletes an event, named by its id or title, with the registrations for it.',
  operands: ['event'],
  options: { yes: { type: 'boolean', help: 'Really deletes it.' } },
  async run(operator, operands, { yes }) {
    const event = await requireEvent(operator, operands.event);
    requireYes(yes, `${say(event)} with ${plural(event.participantCount, 'registration')}`);
    const { participantCount } = await cancelEvent(operator, event.id);
    return {
      data: { id: event.id, title: event.title, registrationCount: participantCount },
      text: `Cancelled ${say(event)} with ${plural(participantCount, 'registration')}.`,
    };
  },
});

export const eventCommands = [create, edit, cancel];
