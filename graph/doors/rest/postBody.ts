import { inputLimits } from '../../model/inputLimits.ts';
import { Privacy } from '../../model/posts/Post.ts';
import type { CreateRideInput } from '../../posts/rideInputs.ts';
import { choice, demanded, flag, idOf, number, object, optional, ownId, text, texts } from './fields.ts';
import { mapMember } from './mapBody.ts';
import { meetingPointBody, readMeetingPoint } from './meetingPointMember.ts';
import { paceGroupMembers, readPaceGroups } from './paceGroupBody.ts';
import { readNumber } from './readFields.ts';
import { readRideFacts, rideFactsBody } from './rideFactMembers.ts';

const limits = inputLimits.ride;
const maxPictures = inputLimits.post.pictures;
const dateSentence = 'must be a day that exists, written YYYY-MM-DD';
const timeSentence = 'must be written HH:MM, from 00:00 to 23:59';
const picturesSentence = 'must be a list of image data URLs, http(s) URLs or /media URLs';
const dataUrls = 'A data URL of at most 50MB is stored and returned as a /media URL.';

const location = text(`The start location, at most ${limits.location} characters. Required for a new ride.`, {
  examples: ['Mill Square'],
});

/** The ride data of a body. Numbers are also accepted as texts. */
export const rideBody = object('The ride data, only for ride posts.', {
  distance: demanded(
    number('The length in miles.', { unit: 'miles', minimum: 0, maximum: limits.distance, examples: [31.5] }),
  ),
  location: optional(location),
  ...meetingPointBody,
  date: demanded(text('The local day of the start.', { format: 'date', examples: ['2030-06-01'] }, dateSentence)),
  time: demanded(text('The local time of the start, HH:MM.', { examples: ['06:30'] }, timeSentence)),
  timeZone: optional(
    text('The IANA time zone of `date` and `time`. Defaults to the author’s, or else the instance’s.'),
  ),
  type: optional(text('`road`, `mountain`, `gravel`, `hybrid` or another word. Defaults to `road`.')),
  pace: optional(text('The pace in your own words, such as `15–17 mph`.')),
  elevation: optional(
    number('The climb in feet. Defaults to 0.', { unit: 'feet', minimum: 0, maximum: limits.elevation }),
  ),
  duration: optional(text('The duration in your own words, such as `2h 30m`.')),
  places: optional(
    number('The maximum number of participants, you included. Null for no limit.', {
      unit: 'places',
      minimum: 1,
      maximum: limits.places,
      examples: [20],
    }),
  ),
  ...paceGroupMembers,
  ...rideFactsBody,
  map: mapMember,
  routeId: optional(idOf('your own route, returned by `POST /routes`. Null removes the route from the ride')),
  visibility: optional(
    choice(
      Object.values(Privacy),
      'The audience of the ride. If `privacy` differs, the stricter one applies to post and ride.',
    ),
  ),
});

/** The members of a post’s body, except its text. */
export const postMembers = {
  isRide: optional(flag('Whether it is a ride post. It never changes.')),
  mediaUrls: optional(
    texts(`At most ${maxPictures} pictures: data URLs, http(s) URLs or /media URLs. ${dataUrls}`, picturesSentence, {
      maxItems: maxPictures,
    }),
  ),
  userId: ownId,
  privacy: optional(choice(Object.values(Privacy), 'The audience. Defaults to `public` for a new post.')),
  groupId: optional(idOf('a group that you have joined. Required if privacy is `group`')),
  rideData: optional(rideBody),
};

type RideBody = {
  distance?: unknown;
  elevation?: unknown;
  places?: unknown;
  paceGroups?: Parameters<typeof readPaceGroups>[0];
  meetingPoint?: Parameters<typeof readMeetingPoint>[0];
} & Record<string, unknown>;

/** Fills an input of a ride. Numbers are also accepted as texts. */
export function readRide<Input extends CreateRideInput>(
  type: new () => Input,
  ride: RideBody | null | undefined,
): Input | undefined {
  if (!ride) return undefined;
  const { location, date, time, timeZone, type: kind, pace, duration, visibility, routeId } = ride;
  const facts = { location, date, time, timeZone, type: kind, pace, duration, visibility, routeId };
  const numbers = {
    distance: readNumber(ride.distance),
    elevation: readNumber(ride.elevation),
    places: readNumber(ride.places),
  };
  return Object.assign(new type(), facts, numbers, readRideFacts(ride), {
    paceGroups: readPaceGroups(ride.paceGroups),
    meetingPoint: readMeetingPoint(ride.meetingPoint),
  });
}
