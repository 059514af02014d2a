import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { leadersOfGroup, listPaceGroups, type PaceGroupRow } from '../../rides/paceGroups.ts';
import { RideMap, User } from './answerSchemas.ts';
import { exampleId, idOf } from './fields.ts';
import { mapInLists, presentMap, presentUser } from './present.ts';
import { route } from './restEndpoint.ts';

const orNull = (type: 'string' | 'integer', description: string) => ({ type: [type, 'null'], description });
const count = (description: string) => Type.Integer({ minimum: 0, description });

const PaceGroup = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id to join it with.', examples: [exampleId] }),
    letter: Type.String({ description: '`A`, `B`, `C` or `D`.' }),
    name: Type.String({ description: 'The name in the author’s words.' }),
    distance: Type.Number({ minimum: 0, description: 'The length, in miles.' }),
    pace: Type.Unsafe<string | null>(orNull('string', 'The pace in the author’s words. Null if it is not given.')),
    places: Type.Unsafe<number | null>(orNull('integer', 'The maximum number of riders. Null for no limit.')),
    taken: count('The number of places that are taken.'),
    waiting: count('The number of members who wait for a place in it.'),
    map: Type.Union([RideMap, Type.Null()], {
      description:
        'The route of the group itself, without `line`, `profile`, `climbs` and `waypoints`. Null if the route of the ride applies, or if you may not see any of it. `GET /rides/{postId}/route.gpx?paceGroupId={id}` returns it as a file.',
    }),
    isFull: Type.Boolean({ description: 'Whether the group or the ride is full.' }),
    isMine: Type.Boolean({ description: 'Whether you ride in it.' }),
    isWaiting: Type.Boolean({ description: 'Whether you wait for a place in it.' }),
    leaders: Type.Array(User, { description: 'The leaders of the ride who ride in it.' }),
  },
  { $id: 'PaceGroup', description: 'A group within a ride with a distance and a pace of its own.' },
);

async function presentPaceGroup(ctx: Context, group: PaceGroupRow) {
  const { id, letter, name, distance, pace, places, takenCount, waitingCount, isFull } = group;
  const leaders = (await leadersOfGroup(ctx, group)).map((user) => presentUser(ctx, user));
  const facts = { id, letter, name, distance, pace, places, taken: takenCount, waiting: waitingCount, isFull };
  const map = await mapInLists(ctx, group);
  return { ...facts, map: map && presentMap(map), isMine: group.viewerIsIn, isWaiting: group.viewerIsWaiting, leaders };
}

/** The pace groups of rides. */
export const paceGroupEndpoints = [
  route({
    method: 'GET',
    path: '/rides/{postId}/pace-groups',
    summary: 'List the pace groups of a ride',
    description: 'In the order of their letters. Empty for a ride without.',
    params: { postId: idOf('the ride post') },
    returns: Type.Array(PaceGroup, { description: `At most ${inputLimits.ride.paceGroups} groups.` }),
    refuses: { 404: 'Post not found, or Ride not found for a plain post' },
    async answer(ctx, { params: { postId } }) {
      const groups = await listPaceGroups(ctx, postId);
      return Promise.all(groups.map((group) => presentPaceGroup(ctx, group)));
    },
  }),
];
