import Type from 'typebox';
import type { MeetingPoint } from '../../model/rides/MeetingPoint.ts';
import { MeetingPointInput } from '../../posts/MeetingPointInput.ts';
import { demanded, number, object, optional } from './fields.ts';
import { readNumber } from './readFields.ts';

// The meeting point of a ride, in bodies and in responses with a single ride.

const latitude = { minimum: -90, maximum: 90 };
const longitude = { minimum: -180, maximum: 180 };

/** The member of ride data in a body. */
export const meetingPointBody = {
  meetingPoint: optional(
    object('The point where the riders meet. Null removes it. A point inside a privacy zone of yours is an error.', {
      lat: demanded(number('The latitude in degrees.', { unit: 'degrees', ...latitude, examples: [53.1903] })),
      lng: demanded(number('The longitude in degrees.', { unit: 'degrees', ...longitude, examples: [-2.8912] })),
    }),
  ),
};

/** The same member of an input. Numbers are also accepted as texts. */
export const readMeetingPoint = (point: { lat?: unknown; lng?: unknown } | null | undefined) =>
  point ? Object.assign(new MeetingPointInput(), { lat: readNumber(point.lat), lng: readNumber(point.lng) }) : point;

/** The member of ride data in a response. */
export const meetingPointMember = {
  meetingPoint: Type.Optional(
    Type.Object(
      {
        lat: Type.Number({ ...latitude, description: 'The latitude in degrees.' }),
        lng: Type.Number({ ...longitude, description: 'The longitude in degrees.' }),
      },
      {
        description:
          'The point where the riders meet. Only in responses with a single ride that has one. Only the author receives a point inside their privacy zones, and not by an access token.',
      },
    ),
  ),
};

/** The same member of a ride. */
export const presentMeetingPoint = (point: MeetingPoint | null) =>
  point && { meetingPoint: { lat: point.lat, lng: point.lng } };
