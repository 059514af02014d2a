import type { Static, TObject } from 'typebox';
import Type from 'typebox';
import { readInstant } from '../lib/dates.ts';
import { ShareMomentInput, UpdateMomentInput } from '../moments/momentInputs.ts';
import { deleteMoment, shareMoment, updateMoment } from '../moments/moments.ts';
import { PlaceInput } from '../moments/PlaceInput.ts';
import { requireRide } from '../rides/rides.ts';
import { Done, Moment } from './answerSchemas.ts';
import { clientId, idOf, number, object, optional, ownId, text } from './fields.ts';
import { presentMoment } from './present.ts';
import { readNumber } from './readFields.ts';
import { readInput, route } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyMoment = 1_000_000;
const id = idOf('the moment');
const postId = idOf('the ride post');

const momentMembers = {
  userId: ownId,
  description: optional(text('The words, at most 2,000 characters.', { examples: ['Top of the pass'] })),
  imageUrl: optional(
    text(
      'An image as a data URL of at most 50MB, an http(s) URL, or a /media URL.',
      {},
      'must be an image data URL, an http(s) URL or a /media URL',
    ),
  ),
  location: optional(
    object('Where it was: a point, an address, or both.', {
      lat: optional(number('Degrees of latitude.', { unit: 'degrees', minimum: -90, maximum: 90 })),
      lng: optional(number('Degrees of longitude.', { unit: 'degrees', minimum: -180, maximum: 180 })),
      address: optional(text('The place in words, at most 300 characters.')),
    }),
  ),
  timestamp: optional(
    text(
      'When it happened, at most 5 minutes ahead; now for a new one that leaves it out.',
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

/** What a body tells of a moment, with its members in the types of the input. */
function readMoment({ description, imageUrl, location, timestamp }: MomentBody) {
  const instant = timestamp && (readInstant(timestamp) ?? timestamp);
  return { description, imageUrl, location: readPlace(location), timestamp: instant };
}

/** The specification's section 7, Rides: what is shared of them. */
export const momentRoutes = [
  route({
    method: 'GET',
    path: '/rides/{postId}/moments',
    summary: 'The moments of a ride',
    params: { postId },
    returns: Type.Array(Moment, { description: 'The oldest first.' }),
    refuses: { 404: 'Post not found, or Ride not found for a plain post' },
    async answer(ctx, { params: { postId } }) {
      const { id: ownerId } = await requireRide(ctx, postId);
      const { nodes } = await ctx.load.momentsOfRide.load({ ownerId, first: everyMoment });
      return nodes.map(presentMoment);
    },
  }),
  route({
    method: 'POST',
    path: '/rides/{postId}/moments',
    summary: 'Share a moment of a ride',
    description:
      'For those who take part, before, during and after. Words, a picture or a place: at least one of them.',
    takesPictures: true,
    params: { postId },
    body: { id: optional(clientId), ...momentMembers },
    status: 201,
    returns: Moment,
    refuses: {
      403: 'Join this ride to share moments of it',
      404: 'Post not found, or Ride not found for a plain post',
      409: 'This id is taken',
    },
    async answer(ctx, { params: { postId }, body }) {
      const input = await readInput(ShareMomentInput, { id: body.id, postId, ...readMoment(body) });
      return presentMoment((await shareMoment(ctx, input)).moment);
    },
  }),
  route({
    method: 'PUT',
    path: '/moments/{id}',
    summary: 'Edit one’s own moment',
    description: 'What is left out stays, null takes away.',
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
    params: { id },
    returns: Done,
    refuses: { 403: 'You may not delete this moment', 404: 'Moment not found' },
    async answer(ctx, { params: { id } }) {
      await deleteMoment(ctx, id);
      return {};
    },
  }),
];
