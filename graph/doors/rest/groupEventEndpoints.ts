import Type from 'typebox';
import type { Context } from '../../context.ts';
import { CallOffEventInput } from '../../events/eventFactsInput.ts';
import type { EventFacts } from '../../events/eventWrites.ts';
import { deleteGroupEvent, editGroupEvent, planGroupEvent, setGroupEventCalledOff } from '../../groups/groupEvents.ts';
import { findGroup } from '../../groups/groups.ts';
import { EventType } from '../../model/events/Event.ts';
import { onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { Done, Event } from './answerSchemas.ts';
import { choice, demanded, idOf, number, omittable, optional, paging, text } from './fields.ts';
import { presentEvent } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const limits = inputLimits.event;
const pageSize = 100;
const groupId = idOf('the group');
const id = idOf('the event');
const refuses = { 403: onlyOrganisers, 404: 'Event not found' };
const started = 'Cannot call off an event that has already started, or put it on again';

const facts = {
  title: text(`1 to ${limits.title} characters.`),
  date: text('The local day of the start, YYYY-MM-DD.', { format: 'date', examples: ['2030-06-01'] }),
  time: text('The local time of the start, HH:MM, 24 hours.'),
  location: text(`The start location: 1 to ${limits.location} characters.`),
};
const otherFacts = {
  description: optional(text(`At most ${spelled(limits.description)} characters. Null or a blank text: none.`)),
  timeZone: omittable(text('The IANA time zone of `date` and `time`. Default of a new event: that of the instance.')),
  durationMinutes: omittable(
    number('The duration in minutes. Default of a new event: 120.', {
      unit: 'minutes',
      minimum: 1,
      maximum: limits.durationMinutes,
    }),
  ),
  type: omittable(choice(Object.values(EventType), 'The type. Default of a new event: group_ride.')),
  difficulty: optional(text(`A word for the difficulty: at most ${limits.difficulty} characters.`)),
  distance: optional(
    number('The length in miles. Null: none.', { unit: 'miles', minimum: 0, maximum: limits.distance }),
  ),
  maxParticipants: optional(
    number('The maximum number of registrations. Null: no limit.', {
      unit: 'members',
      minimum: 1,
      maximum: limits.maxParticipants,
    }),
  ),
};

const always = ['title', 'date', 'time', 'location', 'timeZone', 'type'] as const;
const numbers = ['durationMinutes', 'distance', 'maxParticipants'] as const;
const texts = ['description', 'difficulty'] as const;
type Name = (typeof always | typeof numbers | typeof texts)[number];

/** The named facts in a body, and no other members. A null where every event has a value is not given. The rules of events check the values. */
function factsOf(body: { readonly [Fact in Name]?: unknown }): EventFacts {
  const read = (value: unknown) => (value === undefined ? value : readNumber(value));
  return Object.fromEntries([
    ...always.map((name) => [name, body[name] ?? undefined]),
    ...texts.map((name) => [name, body[name]]),
    ...numbers.map((name) => [name, read(name === 'durationMinutes' ? (body[name] ?? undefined) : body[name])]),
  ]);
}

async function listEvents(ctx: Context, groupId: string, page: { first: number; offset: number }) {
  const group = await findGroup(ctx, groupId);
  if (!group) throw new DomainError('NOT_FOUND', 'Group not found');
  const { nodes } = await ctx.load.eventsOfGroup.load({ ...page, ownerId: group.id });
  return nodes.map(presentEvent);
}

/** The events of groups, and the acts of their organisers. */
export const groupEventEndpoints = [
  route({
    method: 'GET',
    path: '/groups/{id}/events',
    summary: 'The next events of a group',
    description: 'Those that have not ended, the earliest first, those that are called off too.',
    params: { id: groupId },
    query: paging(pageSize),
    returns: Type.Array(Event, { description: 'The earliest event comes first.' }),
    refuses: { 404: 'Group not found' },
    answer: (ctx, { params: { id }, query }) => listEvents(ctx, id, readPage(query, pageSize)),
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/events',
    summary: 'Plan an event of a group that you organise',
    description: 'Everyone can register for it.',
    params: { id: groupId },
    body: {
      title: demanded(facts.title),
      date: demanded(facts.date),
      time: demanded(facts.time),
      location: demanded(facts.location),
      ...otherFacts,
    },
    status: 201,
    returns: Event,
    refuses: { 400: 'title must have 1 to 200 characters', 403: onlyOrganisers, 404: 'Group not found' },
    answer: async (ctx, { params: { id }, body }) => presentEvent(await planGroupEvent(ctx, id, factsOf(body))),
  }),
  route({
    method: 'PATCH',
    path: '/events/{id}',
    summary: 'Edit an event of a group that you organise',
    description: 'Omitted fields do not change. Registered members are notified of another day, time or place.',
    params: { id },
    body: {
      title: omittable(facts.title),
      date: omittable(facts.date),
      time: omittable(facts.time),
      location: omittable(facts.location),
      ...otherFacts,
    },
    returns: Event,
    refuses: { 400: 'title must have 1 to 200 characters', ...refuses },
    answer: async (ctx, { params: { id }, body }) => presentEvent(await editGroupEvent(ctx, id, factsOf(body))),
  }),
  route({
    method: 'DELETE',
    path: '/events/{id}',
    summary: 'Delete an event of a group that you organise',
    description: 'With every registration for it. Nobody is notified: call it off first.',
    params: { id },
    returns: Done,
    refuses,
    async answer(ctx, { params: { id } }) {
      await deleteGroupEvent(ctx, id);
      return {};
    },
  }),
  route({
    method: 'PUT',
    path: '/events/{id}/call-off',
    summary: 'Call off an event of a group that you organise',
    description:
      'The event stays visible with the reason, and its registered members are notified. A second request changes the reason.',
    params: { id },
    body: { reason: demanded(text(`1 to ${limits.calledOffReason} characters.`, { examples: ['Ice on the roads'] })) },
    returns: Event,
    refuses: { 400: started, ...refuses },
    async answer(ctx, { params: { id: eventId }, body: { reason } }) {
      const input = await readInput(CallOffEventInput, { eventId, reason });
      return presentEvent(await setGroupEventCalledOff(ctx, input.eventId, input.reason));
    },
  }),
  route({
    method: 'DELETE',
    path: '/events/{id}/call-off',
    summary: 'Put an event of a group that you organise on again',
    description: 'Its members are still registered and are notified. Has no effect on an event that takes place.',
    params: { id },
    returns: Event,
    refuses: { 400: started, ...refuses },
    answer: async (ctx, { params: { id } }) => presentEvent(await setGroupEventCalledOff(ctx, id, null)),
  }),
];
