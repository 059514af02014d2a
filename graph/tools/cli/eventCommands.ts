import {
  cancelEvent,
  createEvent,
  type EventFacts,
  setEventCalledOff,
  updateEvent,
} from '../../events/eventPlanning.ts';
import { eventsCalled, pageOfEvents } from '../../events/operatorEvents.ts';
import { type Event, EventType } from '../../model/events/Event.ts';
import { textOrNull } from '../../platform/lib/blank.ts';
import { defineCommand } from './command.ts';
import type { Operator } from './operator.ts';
import { findOption, pageOptions, pageOutcome, readPage } from './pagedList.ts';
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
  'time-zone': { type: 'string', value: 'name', help: 'The IANA time zone of date and time.' },
  duration: { type: 'string', value: 'minutes', help: 'The duration in minutes.' },
  description: { type: 'string', value: 'text', help: 'The description. An empty text removes it.' },
  type: { type: 'string', value: 'type', help: `One of ${types}.` },
  difficulty: {
    type: 'string',
    value: 'word',
    help: 'easy, medium, hard or a similar word. An empty text removes it.',
  },
  distance: { type: 'string', value: 'miles', help: 'The length in miles. An empty text removes it.' },
  'max-participants': {
    type: 'string',
    value: 'number',
    help: 'The maximum number of registrations. A lower one removes nobody. An empty text removes the limit.',
  },
} as const;

/** The options of a new event, which has nothing to remove. */
const newOptions = {
  date: { ...requiredOptions.date, isRequired: true },
  time: { ...requiredOptions.time, isRequired: true },
  location: { ...requiredOptions.location, isRequired: true },
  'time-zone': {
    ...otherOptions['time-zone'],
    help: 'The IANA time zone of date and time. Default: that of the instance, as set by instance set time-zone or TIME_ZONE.',
  },
  duration: { ...otherOptions.duration, help: 'The duration in minutes. Default: 120.' },
  description: { ...otherOptions.description, help: 'The description.' },
  type: { ...otherOptions.type, help: `${otherOptions.type.help} Default: ${EventType.GROUP_RIDE}.` },
  difficulty: { ...otherOptions.difficulty, help: 'easy, medium, hard or a similar word.' },
  distance: { ...otherOptions.distance, help: 'The length in miles.' },
  'max-participants': {
    ...otherOptions['max-participants'],
    help: 'The maximum number of registrations. Default: no limit.',
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
  const { title, date, time, location, description, difficulty, type, duration } = options;
  return {
    ...{ title, date, time, timeZone, location, description, difficulty },
    distance: numberOf(options.distance),
    maxParticipants: numberOf(places),
    durationMinutes: duration === undefined ? undefined : Number(duration),
    // The rules of events check the type.
    type: type as EventType | undefined,
  };
}

/** The event with this id or title. */
const requireEvent = async (operator: Operator, called: string) =>
  pickOne('event', called, await eventsCalled(operator, called));

const say = ({ id, title, date, time, timeZone }: Event) => `'${title}' on ${date} at ${time} ${timeZone} (${id})`;

const create = defineCommand({
  name: 'event create',
  help: 'Creates an event that members can register for.',
  operands: ['title'],
  options: newOptions,
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

const callOff = defineCommand({
  name: 'event call-off',
  help: 'Calls an event off, given by its id or title. It stays visible with the reason, and its registered members are notified.',
  operands: ['event'],
  options: { reason: { type: 'string', value: 'text', help: 'Why it does not take place.', isRequired: true } },
  async run(operator, operands, { reason }) {
    const { id } = await requireEvent(operator, operands.event);
    const event = await setEventCalledOff(operator, id, reason);
    return { data: event, text: `Called off ${say(event)}.` };
  },
});

const putOn = defineCommand({
  name: 'event put-on',
  help: 'Puts on again an event that was called off, given by its id or title. Its registered members are notified.',
  operands: ['event'],
  options: {},
  async run(operator, operands) {
    const { id } = await requireEvent(operator, operands.event);
    const event = await setEventCalledOff(operator, id, null);
    return { data: event, text: `Put on again ${say(event)}.` };
  },
});

const list = defineCommand({
  name: 'event list',
  help: 'Lists the events, past ones too. The one that starts last is first.',
  operands: [],
  options: { ...findOption, ...pageOptions },
  run: async (operator, _operands, page) =>
    pageOutcome(
      await pageOfEvents(operator, readPage(page)),
      ({ id, title, date, time, timeZone, participantCount, waitingCount }) =>
        [
          id,
          `${date} ${time} ${timeZone}`,
          title,
          plural(participantCount, 'registration'),
          ...(waitingCount > 0 ? [`${waitingCount} waiting`] : []),
        ].join('  '),
      'There are no events.',
    ),
});

export const eventCommands = [create, list, edit, callOff, putOn, cancel];
