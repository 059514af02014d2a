import Type from 'typebox';
import type { Context } from '../../context.ts';
import { setRideMaybe } from '../../rides/maybe.ts';
import { findRide } from '../../rides/rides.ts';
import { idOf } from './fields.ts';
import { route } from './restEndpoint.ts';

const params = { postId: idOf('the ride post') };
const unknown = { 404: 'Post not found, or Ride not found for a plain post' };

const RideMaybe = Type.Object(
  {
    count: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      description: 'The number of members who may join. Null if you can no longer see the ride.',
    }),
    isMaybe: Type.Boolean({ description: 'Whether you are one of them.' }),
  },
  { $id: 'RideMaybe', description: 'The members who may join a ride. They do not participate.' },
);

async function mark(ctx: Context, postId: string, maybe: boolean) {
  const { id, viewerIsMaybe } = await setRideMaybe(ctx, postId, maybe);
  const ride = await findRide(ctx, id);
  return { count: ride?.maybeCount ?? null, isMaybe: viewerIsMaybe };
}

/** Rides that members may join. */
export const maybeEndpoints = [
  route({
    method: 'PUT',
    path: '/rides/{postId}/maybe',
    summary: 'Say that you may join a ride',
    description:
      'You take no place. The leaders of the ride see your name, and the ride is among your saved rides. Joining ends it. Has no effect while you participate or wait for a place.',
    params,
    returns: RideMaybe,
    refuses: { 400: 'Cannot say maybe to a ride that has already passed, or that is called off', ...unknown },
    answer: (ctx, { params: { postId } }) => mark(ctx, postId, true),
  }),
  route({
    method: 'DELETE',
    path: '/rides/{postId}/maybe',
    summary: 'End your maybe to a ride',
    description: 'Always succeeds, also for rides that you can no longer see.',
    params,
    returns: RideMaybe,
    refuses: unknown,
    answer: (ctx, { params: { postId } }) => mark(ctx, postId, false),
  }),
];
