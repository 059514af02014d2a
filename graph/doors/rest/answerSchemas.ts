import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { EventType } from '../../model/events/Event.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { Privacy } from '../../model/posts/Post.ts';
import { Units } from '../../model/users/User.ts';
import { climbs } from './climbMember.ts';
import { exampleId } from './fields.ts';
import { groupEventMembers, maxParticipants } from './groupEventMembers.ts';
import { rideMembers } from './rideMembers.ts';
import { waypoints } from './waypointMember.ts';

// The response types of section 3 of the specification. Types with an `$id` become components of the OpenAPI document.

export const id = (thing: string) =>
  Type.String({ format: 'uuid', description: `The id of ${thing}.`, examples: [exampleId] });
export const words = (description: string) => Type.String({ description });
export const count = (description: string) => Type.Integer({ minimum: 0, description });
const distance = (description: string) => Type.Number({ minimum: 0, description: `${description}, in miles.` });
export const answer = (description: string) => Type.Boolean({ description });
export const oneOf = <Word extends string>(values: Record<string, Word>, description: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: Object.values(values), description });
/** An instant in UTC, written as text in JSON. */
export const instant = (description: string) =>
  Type.Unsafe<Date>({ type: 'string', format: 'date-time', description: `${description} (UTC).` });
export const orNull = <Schema extends TSchema & { type: string }>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'] });

const day = Type.String({ format: 'date', description: 'The day of the start, YYYY-MM-DD, in local time.' });
const time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'The local time of the start, HH:MM, 24 hours.',
});

const own = (description: string) => `${description} Only in responses to the member themselves.`;
const userMembers = {
  id: id('the member'),
  username: words('The name in links and mentions. It never changes.'),
  displayName: words('The name to display.'),
  profilePicture: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The URL of the profile picture, or null.',
  }),
  bio: orNull(words('The member’s own description.')),
  unitsPreference: oneOf(Units, 'The units that the member prefers.'),
  timeZone: orNull(words('The IANA time zone for weeks and months. Null means the time zone of the instance.')),
  location: Type.Optional(orNull(words(own('The member’s place, in words.')))),
  email: Type.Optional(orNull(words(own('The member’s email address.')))),
  phone: Type.Optional(orNull(words(own('The member’s telephone number.')))),
  monthlyGoal: Type.Optional(
    orNull(Type.Number({ minimum: 1, description: own('The goal in miles a month. Null if the member has none.') })),
  ),
};

export const User = Type.Object(userMembers, { $id: 'User', description: 'A member.' });

export const Session = Type.Object(
  { ...userMembers, sessionId: words('The token of the session. Send it as `Authorization: Bearer …`.') },
  { $id: 'Session', description: 'A member and their new session. The response also sets the session as a cookie.' },
);

export const UserStats = Type.Object(
  {
    postCount: count('The number of plain posts. For other viewers, the number of public ones.'),
    rideCount: count(
      'The number of ride posts, among them each date of a series, also those to come. For other viewers, the number of public ones.',
    ),
    followerCount: count('The number of followers.'),
    followingCount: count('The number of members that this member follows.'),
    weeklyDistance: distance('The distance ridden since Monday, in the member’s time zone'),
    monthlyDistance: distance('The distance ridden in this calendar month, in the member’s time zone'),
  },
  { $id: 'UserStats', description: 'The counts and distances of a member.' },
);

const degreesNorth = Type.Number({ description: 'The latitude in degrees (WGS 84), north positive.' });
const degreesEast = Type.Number({ description: 'The longitude in degrees (WGS 84), east positive, from -180 to 180.' });

const MapPoint = Type.Object(
  { lat: degreesNorth, lng: degreesEast },
  { $id: 'MapPoint', description: 'A point on the Earth.' },
);

const ProfileSample = Type.Object(
  {
    distance: distance('The distance from the first visible point, without gaps'),
    elevation: Type.Number({ description: 'The elevation, in feet above sea level.' }),
    gradient: Type.Number({ description: 'The gradient at this point, in percent; negative downhill.' }),
    lat: degreesNorth,
    lng: degreesEast,
  },
  { $id: 'ProfileSample', description: 'A point on a route and its elevation.' },
);

const MapBounds = Type.Object(
  {
    south: Type.Number({ description: 'The southern edge.' }),
    west: Type.Number({ description: 'The western edge. It is more than `east` across the 180th meridian.' }),
    north: Type.Number({ description: 'The northern edge.' }),
    east: Type.Number({ description: 'The eastern edge. It is less than `west` across the 180th meridian.' }),
  },
  { $id: 'MapBounds', description: 'The edges of a map, in degrees of WGS 84.' },
);

const figures = {
  distance: distance('The length of the visible part'),
  elevation: Type.Number({ minimum: 0, description: 'The climb of the visible part, in feet.' }),
  hasElevation: answer('Whether the file had elevations.'),
};
const mapFacts = { ...figures, bounds: MapBounds };
const line = Type.Array(Type.Array(MapPoint), {
  description: 'The line to draw: at most 1,000 points. Do not connect the pieces.',
});
const profile = Type.Array(Type.Array(ProfileSample), {
  description: 'At most 400 points, in the same pieces as the line. Empty if the elevation is not known.',
});

export const RideMap = Type.Object(
  {
    ...mapFacts,
    line: Type.Optional(line),
    profile: Type.Optional(profile),
    climbs: Type.Optional(climbs),
    waypoints: Type.Optional(waypoints),
  },
  {
    $id: 'RideMap',
    description:
      'A route as the viewer may see it: the whole for its owner, and the part outside its author’s privacy zones for others. Lists leave out `line`, `profile`, `climbs` and `waypoints`: read the single ride for them.',
  },
);

export const Route = Type.Object(
  {
    id: id('the route'),
    ...mapFacts,
    line,
    profile,
    climbs,
    waypoints,
    startedAt: orNull({
      ...instant(
        'When the recording in the file began. The server does not store it: it is null for a planned route, and for a repeated request',
      ),
      type: 'string',
    }),
    shown: Type.Union([Type.Object(figures), Type.Null()], {
      description:
        'The length and climb that others see with your current privacy zones. Null if they see nothing, or if it cannot be computed now.',
    }),
  },
  { $id: 'Route', description: 'A route of your own, always complete.' },
);

const CalledOff = Type.Object(
  { at: instant('When the author called it off'), reason: words('Why, in the author’s words.') },
  { description: 'Only for a ride that does not take place.' },
);

export const RideData = Type.Object(
  {
    distance: distance('The length. At most the length of the part of the route outside privacy zones'),
    pace: orNull(words('The pace in the author’s words, such as `15–17 mph`.')),
    type: words('The type of ride: `road`, `mountain`, `gravel`, `hybrid` or another word in lower case.'),
    elevation: Type.Number({ minimum: 0, description: 'The climb, in feet.' }),
    date: orNull(day),
    time: orNull(time),
    timeZone: words('The IANA time zone of `date` and `time`.'),
    startsAt: orNull({
      ...instant(
        'The start. Null if the date or time is missing. If the clocks show the time twice, the first one. If they skip it, the time moves forward by the skipped hour',
      ),
      type: 'string',
    }),
    location: orNull(words('The start location.')),
    duration: orNull(words('The duration in the author’s words, such as `2h 30m`.')),
    visibility: oneOf(Privacy, 'The privacy of the post.'),
    isCompleted: answer('Whether the start is in the past. Nobody can join then.'),
    calledOff: Type.Optional(CalledOff),
    ...rideMembers,
    map: Type.Union([RideMap, Type.Null()], {
      description: 'The route. Null if the ride has none, or if you may not see any of it.',
    }),
  },
  { $id: 'RideData', description: 'The ride data of a ride post.' },
);

export const Post = Type.Object(
  {
    id: id('the post'),
    userId: id('its author'),
    content: words(
      `The text, at most ${spelled(inputLimits.post.content)} characters. It is plain text, never markup.`,
    ),
    isRide: answer('Whether it is a ride post. It never changes.'),
    mediaUrls: Type.Array(Type.String(), { description: 'The URLs of its pictures. Pages show only the first.' }),
    privacy: oneOf(Privacy, 'The audience: everyone, the members of the group, or the author only.'),
    groupId: orNull(id('its group. Null if it has none')),
    rideData: Type.Union([RideData, Type.Null()], { description: 'The ride data. Null for a plain post.' }),
    createdAt: instant('The time of publication. For a later date of a series, when it becomes the next one'),
  },
  { $id: 'Post', description: 'A plain post or a ride post.' },
);

export const PostMetadata = Type.Object(
  {
    likes: count('The number of likes.'),
    comments: count('The number of comments, replies included.'),
    participants: count('The number of participants of its ride. 0 for a plain post.'),
  },
  { $id: 'PostMetadata', description: 'The counts of a post.' },
);

export const Comment = Type.Object(
  {
    id: id('the comment'),
    postId: id('its post'),
    userId: id('its author'),
    content: words(
      `The text, at most ${spelled(inputLimits.comment.content)} characters. It is plain text, never markup.`,
    ),
    parentId: orNull(id('the comment that it replies to. Null for a top-level comment')),
    replyCount: count('The number of replies.'),
    createdAt: instant('The time of creation'),
    updatedAt: instant('The time of the last edit, or of creation until the first edit'),
  },
  { $id: 'Comment', description: 'A comment on a post, or a reply to one.' },
);

export const Place = Type.Object(
  {
    lat: orNull(Type.Number({ description: 'The latitude in degrees, north positive. Null together with `lng`.' })),
    lng: orNull(Type.Number({ description: 'The longitude in degrees, east positive. Null together with `lat`.' })),
    address: orNull(words('The address in words.')),
  },
  { $id: 'Place', description: 'A point, an address, or both.' },
);

export const Picture = Type.Object(
  {
    url: words('The URL of the picture, for the picture fields of other routes.'),
    width: orNull(Type.Integer({ minimum: 1, description: 'The width in pixels.' })),
    height: orNull(Type.Integer({ minimum: 1, description: 'The height in pixels.' })),
    placeholder: orNull(words('The ThumbHash in base64: a small blurred picture to show while the picture loads.')),
    srcset: orNull(words('The URLs of all widths, as a `srcset` of an HTML image.')),
  },
  { $id: 'Picture', description: 'A stored picture.' },
);

export const Moment = Type.Object(
  {
    id: id('the moment'),
    postId: id('the post of its ride'),
    userId: id('its author'),
    description: orNull(words('The words.')),
    imageUrl: orNull(words('The URL of the picture.')),
    location: Type.Union([Place, Type.Null()], { description: 'The place. Null if the moment has none.' }),
    timestamp: instant('The time of the moment'),
  },
  { $id: 'Moment', description: 'A text, picture or place that a participant shares on a ride.' },
);

export const Event = Type.Object(
  {
    id: id('the event'),
    title: words('Its name.'),
    description: orNull(words('The description of the event.')),
    date: day,
    time,
    location: words('The start location.'),
    participants: count('The number of registrations.'),
    maxParticipants,
    type: oneOf(EventType, 'The type of event.'),
    difficulty: orNull(words('The difficulty: `easy`, `medium`, `hard` or a similar word.')),
    distance: orNull(distance('The length. Null if the event has no ride')),
    ...groupEventMembers,
  },
  { $id: 'Event', description: 'An event as the events page lists it.' },
);

export const UpcomingEvent = Type.Object(
  {
    id: id('the event'),
    name: words('Its name.'),
    date: words('The local start in words: `Tomorrow, 7:00 AM`.'),
    participantCount: count('The number of registrations.'),
    registeredCount: count('The same number as `participants`.'),
    isActive: answer('Whether the event is running, or starts before the end of tomorrow.'),
    description: orNull(words('The description of the event.')),
    location: words('The start location.'),
  },
  { $id: 'UpcomingEvent', description: 'An event as cards of upcoming events show it.' },
);

export const Done = Type.Object({}, { description: 'Success. The object is empty.' });
