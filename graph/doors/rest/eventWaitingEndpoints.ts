import Type from 'typebox';
import type { Context } from '../../context.ts';
import { setEventWaiting } from '../../events/registrations.ts';
import { requireEventWaiting } from '../../groups/groupEvents.ts';
import { onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { User } from './answerSchemas.ts';
import { idOf, paging } from './fields.ts';
import { presentUser } from './present.ts';
import { readPage } from './readFields.ts';
import { route } from './restEndpoint.ts';

const id = idOf('the event');
const unknown = { 404: 'Event not found' };
const pageSize = 100;

const EventPlace = Type.Object(
  {
    isRegistered: Type.Boolean({ description: 'Whether you are registered.' }),
    position: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      description: 'Your position in the waiting list, 1 for the next place. Null if you do not wait.',
    }),
  },
  { $id: 'EventPlace', description: 'Your place in an event or in its waiting list.' },
);

async function wait(ctx: Context, eventId: string, waiting: boolean) {
  const { id } = (await setEventWaiting(ctx, eventId, waiting)).event;
  const position = await ctx.load.viewerEventPosition.load(id);
  return { isRegistered: await ctx.load.viewerIsRegistered.load(id), position };
}

/** The waiting lists of events with a maximum of participants. */
export const eventWaitingEndpoints = [
  route({
    method: 'PUT',
    path: '/events/{id}/waiting',
    summary: 'Ask for a place in an event',
    description:
      'You get a free place at once. In a full event you wait, in the order of asking, and are registered as soon as a place is free. Asking again has no effect.',
    params: { id },
    returns: EventPlace,
    refuses: { 400: 'Cannot register for an event that has already passed, or that is called off', ...unknown },
    answer: (ctx, { params: { id } }) => wait(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/events/{id}/waiting',
    summary: 'Leave the waiting list of an event',
    description: 'Always succeeds. You keep a place that you have got meanwhile.',
    params: { id },
    returns: EventPlace,
    refuses: unknown,
    answer: (ctx, { params: { id } }) => wait(ctx, id, false),
  }),
  route({
    method: 'GET',
    path: '/events/{id}/waiting',
    summary: 'List the members who wait for a place in an event of a group that you organise',
    description: 'Only organisers of the group can read it.',
    isForMembers: true,
    params: { id },
    query: paging(pageSize),
    returns: Type.Array(User, { description: 'In the order of asking.' }),
    refuses: { 403: onlyOrganisers, ...unknown },
    async answer(ctx, { params: { id }, query }) {
      const { nodes } = await requireEventWaiting(ctx, id, readPage(query, pageSize));
      return nodes.map((user) => presentUser(ctx, user));
    },
  }),
];
