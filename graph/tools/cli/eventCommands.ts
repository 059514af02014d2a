import type { Context } from '../../context.ts';
import { cancelEvent, createEvent, type EventFacts, updateEvent } from '../../events/eventPlanning.ts';
import { findEvent } from '../../events/events.ts';
import { type Event, EventType } from '../../model/events/Event.ts';
import { statement } from '../../platform/database/sql.ts';
import { given, textOrNull } from '../../platform/lib/blank.ts';
import { isId } from '../../platform/lib/ids.ts';
import { defineCommand } from './command.ts';
import { pickOne } from './pickOne.ts';
import { plural } from './plural.ts';
import { requireYes } from './requireYes.ts';

const types = Object.values(EventType).join(', ');

const requiredOptions = {
  date: { type: 'string', value: 'YYYY-MM-DD', help: 'The local day of the start.' },
  time: { type: 'string', value: 'HH:MM', help: 'The local time of the start.' },
  location: { type: 'string', value: 'place', help: 'The start location.' },
} as const;

const otherOptions = {
  'time-zone': { type: 'string', value: 'name', help: 'The IANA time zone of date and time. Default: TIME_ZONE.' },
  duration: { type: 'string', value: 'minutes', help: 'The duration in minutes. Default: 120.' },
  description: { type: 'string', value: 'text', help: 'The description. An empty text removes it.' },
  type: { type: 'string', value: 'type', help: `One of ${types}. Default: ${EventType.GROUP_RIDE}.` },
  difficulty: {
    type: 'string',
    value: 'word',
    help: 'easy, medium, hard or a similar word. An empty text removes it.',
  },
  distance: { type: 'string', value: 'miles', help: 'The length in miles. An empty text removes it.' },
  'max-participants': {
    type: 'string',
    value: 'number',
    help: 'The maximum number of registrations. An empty text removes the limit.',
  },
} as const;

type Given = { readonly [Name in keyof (typeof requiredOptions & typeof otherOptions)]?: string } & {
  readonly title?: string;
};

/** A number as the operator typed it, or null for an empty text. The rules of events check it. */
function numberOf(text: string | undefined): number | null | undefined {
  const digits = textOrNull(text);
  return digits == null ? digits : Number(digits);
}

/** Reads the options of an event. Undefined means that the option was not given. */
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
    // The rules of events check the type.
    type: type as EventType | undefined,
  });
}

const namedStatement = statement('cli.eventsNamed', `select id from event where lower(title) = lower($1) order by id`);

/** The event with this id or title. Case does not matter. */
async function requireEvent(ctx: Context, called: string): Promise<Event> {
  const rows = isId(called) ? [{ id: called }] : await ctx.sql<{ id: string }>(namedStatement, [called]);
  const events = await Promise.all(rows.map(({ id }) => findEvent(ctx, id)));
  const known = events.filter((event) => event !== null);
  return pickOne('event', called, known);
}

const say = ({ id, title, date, time, timeZone }: Event) => `'${title}' on ${date} at ${time} ${timeZone} (${id})`;

const create = defineCommand({
  name: 'event create',
  help: 'Creates an event that members can register for.',
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
  help: 'Changes an event, given by its id or title. Options that are not given stay unchanged.',
  operands: ['event'],
  options: { title: { type: 'string', value: 'title', help: 'The new title.' }, ...requiredOptions, ...otherOptions },
  async run(operator, operands, options) {
    const { id } = await requireEvent(operator, operands.event);
    const event = await updateEvent(operator, id, readFacts(options));
    return { data: event, text: `Changed ${say(event)}.` };
  },
});

const cancel = defineCommand({
  name: 'event cancel',
  help: 'Deletes an event, given by its id or title, and its registrations.',
  operands: ['event'],
  options: { yes: { type: 'boolean', help: 'Confirms the deletion.' } },
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
