import { readInstant } from '../lib/dates.ts';
import { ShareMomentInput, UpdateMomentInput } from '../moments/momentInputs.ts';
import { deleteMoment, shareMoment, updateMoment } from '../moments/moments.ts';
import { PlaceInput } from '../moments/PlaceInput.ts';
import { requireRide } from '../rides/rides.ts';
import { presentMoment } from './present.ts';
import { readNumber, readObject } from './readFields.ts';
import type { RestRoute } from './restRoute.ts';
import { readInput, requireSelf } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyMoment = 1_000_000;

function readPlace(location: unknown): PlaceInput | null | undefined {
  const place = readObject('location', location);
  if (!place) return place;
  const { lat, lng, address } = place;
  return Object.assign(new PlaceInput(), { lat: readNumber(lat), lng: readNumber(lng), address });
}

function readTimestamp(timestamp: unknown): unknown {
  return typeof timestamp === 'string' ? (readInstant(timestamp) ?? timestamp) : timestamp;
}

/** What a body tells of a moment, with its members in the types of the input. */
function readMoment({ description, imageUrl, location, timestamp }: Record<string, unknown>) {
  return { description, imageUrl, location: readPlace(location), timestamp: readTimestamp(timestamp) };
}

/** The specification's section 7, Rides: what is shared of them. */
export const momentRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/rides/:postId/moments',
    async answer(ctx, { params: { postId = '' } }) {
      const { id: ownerId } = await requireRide(ctx, postId);
      const { nodes } = await ctx.load.momentsOfRide.load({ ownerId, first: everyMoment });
      return nodes.map(presentMoment);
    },
  },
  {
    method: 'POST',
    path: '/rides/:postId/moments',
    takesPictures: true,
    status: 201,
    async answer(ctx, { params: { postId }, body }) {
      requireSelf(ctx, body.userId);
      const input = await readInput(ShareMomentInput, { id: body.id, postId, ...readMoment(body) });
      return presentMoment((await shareMoment(ctx, input)).moment);
    },
  },
  {
    method: 'PUT',
    path: '/moments/:id',
    takesPictures: true,
    async answer(ctx, { params: { id }, body }) {
      requireSelf(ctx, body.userId);
      const input = await readInput(UpdateMomentInput, { momentId: id, ...readMoment(body) });
      return presentMoment((await updateMoment(ctx, input)).moment);
    },
  },
  {
    method: 'DELETE',
    path: '/moments/:id',
    async answer(ctx, { params: { id = '' } }) {
      await deleteMoment(ctx, id);
      return {};
    },
  },
];
