import type { Static, TObject } from 'typebox';
import Type from 'typebox';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { ShareMomentInput, UpdateMomentInput } from '../../moments/momentInputs.ts';
import { deleteMoment, shareMoment, updateMoment } from '../../moments/moments.ts';
import { PlaceInput } from '../../moments/PlaceInput.ts';
import { readInstant } from '../../platform/lib/dates.ts';
import { requireRide } from '../../rides/rides.ts';
import { Done, Moment } from './answerSchemas.ts';
import { clientId, flag, idOf, number, object, optional, ownId, paging, picture, text } from './fields.ts';
import { presentMoment } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

/** Clients of the specification know no pages: one page holds all moments of any ordinary ride. */
const pageSize = 1_000;
const limits = inputLimits.moment;
const id = idOf('the moment');
const postId = idOf('the ride post');

const momentMembers = {
  userId: ownId,
  description: optional(
    text(`The description, at most ${spelled(limits.description)} characters.`, { examples: ['Top of the pass'] }),
  ),
  imageUrl: optional(picture),
  location: optional(
    object('The location: a point, an address, or both.', {
      lat: optional(number('The latitude in degrees.', { unit: 'degrees', minimum: -90, maximum: 90 })),
      lng: optional(number('The longitude in degrees.', { unit: 'degrees', minimum: -180, maximum: 180 })),
      address: optional(text(`The address in words, at most ${limits.address} characters.`)),
    }),
  ),
  keepsPlace: optional(
    flag(
      'Whether to keep lat and lng if they are in one of your privacy zones. If omitted or false, such a point is removed and the address stays.',
    ),
  ),
  timestamp: optional(
    text(
      'The time of the moment, at most 5 minutes in the future. Defaults to now for a new moment.',
      { format: 'date-time' },
      'must be an instant since 1900, such as 2026-06-13T08:30:00Z',
    ),
  ),
};

type MomentBody = Static<TObject<typeof momentMembers>>;

function readPlace(place: MomentBody['location']): PlaceInput | null | undefined {
  if (!place) return place;
  const { lat, lng, address } = place;
  return Object.assign(new PlaceInput(), { lat: readNumber(lat), lng: readNumber(lng), address });
}

/** Converts a body to the types of the input. */
function readMoment({ description, imageUrl, location, keepsPlace, timestamp }: MomentBody) {
  const instant = timestamp && (readInstant(timestamp) ?? timestamp);
  return { description, imageUrl, location: readPlace(location), keepsPlace, timestamp: instant };
}

/** Section 7 of the specification: moments of rides. */
export const momentEndpoints = [
  route({
    method: 'GET',
    path: '/rides/{postId}/moments',
    summary: 'List the moments of a ride',
    description: 'Moments are sorted by their time.',
    params: { postId },
    query: paging(pageSize, pageSize),
    returns: Type.Array(Moment, { description: 'The oldest moment comes first.' }),
    refuses: { 404: 'Post not found, or Ride not found for a plain post' },
    async answer(ctx, { params: { postId }, query }) {
      const { id: ownerId } = await requireRide(ctx, postId);
      const { nodes } = await ctx.load.momentsOfRide.load({ ownerId, ...readPage(query, pageSize, pageSize) });
      return nodes.map(presentMoment);
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/moments',
    summary: 'Share a moment of a ride',
    description:
      'Participants can share before, during and after the ride. A moment needs at least one of description, picture and location. A second request with the same `id` returns the first result and writes nothing.',
    takesPictures: true,
    tellsReplays: true,
    params: { postId },
    body: { id: optional(clientId), ...momentMembers },
    status: 201,
    returns: Moment,
    refuses: {
      403: 'Join this ride to share moments of it',
      404: 'Post not found, or Ride not found for a plain post',
      409: 'This id is taken, you have shared 1,000 moments of this ride, or 20 and it has 10,000, or it has 20,000 in all',
    },
    async answer(ctx, { params: { postId }, body, noteReplay }) {
      const input = await readInput(ShareMomentInput, { id: body.id, postId, ...readMoment(body) });
      const { moment, isReplay } = await shareMoment(ctx, input);
      noteReplay(isReplay);
      return presentMoment(moment);
    },
  }),
  route({
    method: 'PUT',
    path: '/moments/{id}',
    summary: 'Edit your moment',
    description: 'Omitted fields do not change. Null clears a field.',
    takesPictures: true,
    params: { id },
    body: momentMembers,
    returns: Moment,
    refuses: { 403: 'You may not edit this moment', 404: 'Moment not found' },
    async answer(ctx, { params: { id }, body }) {
      const input = await readInput(UpdateMomentInput, { momentId: id, ...readMoment(body) });
      return presentMoment((await updateMoment(ctx, input)).moment);
    },
  }),
  route({
    method: 'DELETE',
    path: '/moments/{id}',
    summary: 'Delete one’s own moment',
    description:
      'The ride’s number of moments goes down by one. You can delete your moment even if you can no longer see the ride.',
    params: { id },
    returns: Done,
    refuses: { 403: 'You may not delete this moment', 404: 'Moment not found' },
    async answer(ctx, { params: { id } }) {
      await deleteMoment(ctx, id);
      return {};
    },
  }),
];
