import { Privacy } from '../posts/Post.ts';
import type { CreateRideInput } from '../rides/rideInputs.ts';
import { choice, demanded, flag, idOf, number, object, optional, ownId, text, texts } from './fields.ts';
import { readNumber } from './readFields.ts';

const dateSentence = 'must be a day that exists, written YYYY-MM-DD';
const timeSentence = 'must be written HH:MM, from 00:00 to 23:59';
const picturesSentence = 'must be a list of image data URLs, http(s) URLs or /media URLs';
const dataUrls = 'A data URL is stored and answered as a /media URL; it may have at most 50MB.';

const location = text('Where it starts, at most 200 characters. Required of a new ride.', {
  examples: ['Mill Square'],
});

/** The data of a ride as bodies hold them; numbers may be spelled as texts. */
export const rideBody = object('The ride: for a ride post alone.', {
  distance: demanded(number('The length in miles.', { unit: 'miles', minimum: 0, maximum: 100_000, examples: [31.5] })),
  location: optional(location),
  date: demanded(
    text('The day of the start, by the calendar there.', { format: 'date', examples: ['2030-06-01'] }, dateSentence),
  ),
  time: demanded(text('The time of the start, HH:MM, by the wall clock there.', { examples: ['06:30'] }, timeSentence)),
  timeZone: optional(text('The IANA time zone of date and time; the author’s, else the instance’s, when left out.')),
  type: optional(text('`road`, `mountain`, `gravel`, `hybrid` or another word; `road` when left out.')),
  pace: optional(text('The pace in words of one’s own, such as `15–17 mph`.')),
  elevation: optional(number('The climb in feet; 0 when left out.', { unit: 'feet', minimum: 0, maximum: 1_000_000 })),
  duration: optional(text('How long it takes in words of one’s own, such as `2h 30m`.')),
  routeId: optional(idOf('a route of your own, which `POST /routes` answers; null takes it off the ride')),
  visibility: optional(
    choice(Object.values(Privacy), 'Who may read of it. Beside `privacy` the stricter of the two holds for both.'),
  ),
});

/** What a body tells of a post, new or known, but its text. */
export const postMembers = {
  isRide: optional(flag('Whether it is a ride post; it never changes.')),
  mediaUrls: optional(
    texts(`At most 10 pictures: data URLs, http(s) URLs or /media URLs. ${dataUrls}`, picturesSentence, {
      maxItems: 10,
    }),
  ),
  userId: ownId,
  privacy: optional(choice(Object.values(Privacy), 'Who may read it; `public` when a new one leaves it out.')),
  groupId: optional(idOf('a group that one has joined; required where privacy is `group`')),
  rideData: optional(rideBody),
};

type RideBody = { distance?: unknown; elevation?: unknown } & Record<string, unknown>;

/** Fills an input of a ride; its numbers may be spelled as texts. */
export function readRide<Input extends CreateRideInput>(
  type: new () => Input,
  ride: RideBody | null | undefined,
): Input | undefined {
  if (!ride) return undefined;
  const { location, date, time, timeZone, type: kind, pace, duration, visibility, routeId } = ride;
  const facts = { location, date, time, timeZone, type: kind, pace, duration, visibility, routeId };
  const numbers = { distance: readNumber(ride.distance), elevation: readNumber(ride.elevation) };
  return Object.assign(new type(), facts, numbers);
}
