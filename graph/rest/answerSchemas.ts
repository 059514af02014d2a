import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { EventType } from '../events/Event.ts';
import { Privacy } from '../posts/Post.ts';
import { Units } from '../users/User.ts';
import { exampleId } from './fields.ts';

// What the API answers: the shapes of the specification's section 3. Those with an $id are the components of the document.

const id = (thing: string) =>
  Type.String({ format: 'uuid', description: `The id of ${thing}.`, examples: [exampleId] });
const words = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const distance = (description: string) => Type.Number({ minimum: 0, description: `${description}, in miles.` });
const answer = (description: string) => Type.Boolean({ description });
const oneOf = <Word extends string>(values: Record<string, Word>, description: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: Object.values(values), description });
/** An instant, in UTC: JSON has no type for it but the text. */
const instant = (description: string) =>
  Type.Unsafe<Date>({ type: 'string', format: 'date-time', description: `${description} (UTC).` });
const orNull = <Schema extends TSchema & { type: string }>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'] });

const day = Type.String({ format: 'date', description: 'The day of the start, YYYY-MM-DD, by the calendar there.' });
const time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'The time of the start, HH:MM of 24 hours, by the wall clock there.',
});

const own = (description: string) => `${description} For the member alone: absent from what others get.`;
const userMembers = {
  id: id('the member'),
  username: words('The name in links and mentions; it never changes.'),
  displayName: words('The name to show.'),
  profilePicture: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The URL of the picture, null for none.',
  }),
  bio: orNull(words('What the member says of themselves.')),
  unitsPreference: oneOf(Units, 'Whether the member reads miles or kilometres.'),
  timeZone: orNull(words('The IANA time zone of weeks and months, null for that of the instance.')),
  location: Type.Optional(orNull(words(own('Where they live.')))),
  email: Type.Optional(orNull(words(own('Their email address.')))),
  phone: Type.Optional(orNull(words(own('Their telephone number.')))),
  monthlyGoal: Type.Optional(Type.Number({ minimum: 1, description: own('Miles to ride in a month.') })),
};

export const User = Type.Object(userMembers, { $id: 'User', description: 'A member.' });

export const Session = Type.Object(
  { ...userMembers, sessionId: words('The token of the session: send it as `Authorization: Bearer …`.') },
  { $id: 'Session', description: 'A member and the session that was opened for them; it is also set as a cookie.' },
);

export const UserStats = Type.Object(
  {
    postCount: count('How many plain posts; others are told the public ones.'),
    rideCount: count('How many ride posts; others are told the public ones.'),
    followerCount: count('How many follow the member.'),
    followingCount: count('How many the member follows.'),
    weeklyDistance: distance('What they have ridden since Monday, in their time zone'),
    monthlyDistance: distance('What they have ridden in this calendar month, in their time zone'),
  },
  { $id: 'UserStats', description: 'The counts and distances of a member.' },
);

const degreesNorth = Type.Number({ description: 'Degrees of latitude (WGS 84), north positive.' });
const degreesEast = Type.Number({ description: 'Degrees of longitude (WGS 84), east positive, from -180 to 180.' });

const MapPoint = Type.Object(
  { lat: degreesNorth, lng: degreesEast },
  { $id: 'MapPoint', description: 'A point on the Earth.' },
);

const ProfileSample = Type.Object(
  {
    distance: distance('How far it is from the first point that is shown, gaps not counted'),
    elevation: Type.Number({ description: 'How high it lies, in feet above the sea.' }),
    gradient: Type.Number({ description: 'How steep it is there, in percent; negative downhill.' }),
    lat: degreesNorth,
    lng: degreesEast,
  },
  { $id: 'ProfileSample', description: 'A place along a route and how high it lies.' },
);

const MapBounds = Type.Object(
  {
    south: Type.Number({ description: 'The least latitude.' }),
    west: Type.Number({ description: 'The western edge; more than `east` across the 180th meridian.' }),
    north: Type.Number({ description: 'The greatest latitude.' }),
    east: Type.Number({ description: 'The eastern edge.' }),
  },
  { $id: 'MapBounds', description: 'The edges of a map, in degrees of WGS 84.' },
);

const figures = {
  distance: distance('The length of what is shown'),
  elevation: Type.Number({ minimum: 0, description: 'The climb of what is shown, in feet.' }),
  hasElevation: answer('Whether the file told how high the route lies.'),
};
const mapFacts = { ...figures, bounds: MapBounds };
const line = Type.Array(Type.Array(MapPoint), {
  description: 'The line to draw, at most 1,000 points, in pieces that are not to be joined.',
});
const profile = Type.Array(Type.Array(ProfileSample), {
  description: 'At most 400 places, in pieces like the line; empty where the elevation is not known.',
});

export const RideMap = Type.Object(
  { ...mapFacts, line: Type.Optional(line), profile: Type.Optional(profile) },
  {
    $id: 'RideMap',
    description:
      'A route as you may see it: all of your own, and of another’s what their privacy zones leave. Lists leave out `line` and `profile`: read the one ride for them.',
  },
);

export const Route = Type.Object(
  {
    id: id('the route'),
    ...mapFacts,
    line,
    profile,
    shown: Type.Union([Type.Object(figures), Type.Null()], {
      description:
        'The figures of what others will see by your privacy zones of now, null where that is nothing or cannot be told now.',
    }),
  },
  { $id: 'Route', description: 'A route of your own, with what you see of it: all.' },
);

export const RideData = Type.Object(
  {
    distance: distance('The length'),
    pace: orNull(words('The pace in words of the author’s own, such as `15–17 mph`.')),
    type: words('What is ridden: `road`, `mountain`, `gravel`, `hybrid` or another word in lower case.'),
    elevation: Type.Number({ minimum: 0, description: 'The climb, in feet.' }),
    date: orNull(day),
    time: orNull(time),
    timeZone: words('The IANA time zone of date and time.'),
    startsAt: orNull({ ...instant('The start, null where date or time is missing'), type: 'string' }),
    location: orNull(words('Where it starts.')),
    duration: orNull(words('How long it takes in words of the author’s own, such as `2h 30m`.')),
    visibility: oneOf(Privacy, 'The privacy of the post.'),
    isCompleted: answer('Whether the start has passed; nobody can join any more.'),
    map: Type.Union([RideMap, Type.Null()], {
      description: 'The route, null where none was added or nothing of it may be shown to you.',
    }),
  },
  { $id: 'RideData', description: 'The ride of a ride post.' },
);

export const Post = Type.Object(
  {
    id: id('the post'),
    userId: id('its author'),
    content: words('The text, at most 10,000 characters. Data, never markup.'),
    isRide: answer('Whether it is a ride post; it never changes.'),
    mediaUrls: Type.Array(Type.String(), { description: 'The URLs of its pictures; only the first is shown.' }),
    privacy: oneOf(Privacy, 'Who may read it: everyone, the members of its group, or its author alone.'),
    groupId: orNull(id('its group, null for none')),
    rideData: Type.Union([RideData, Type.Null()], { description: 'The ride, null for a plain post.' }),
    createdAt: instant('When it was posted'),
  },
  { $id: 'Post', description: 'A plain post or a ride post.' },
);

export const PostMetadata = Type.Object(
  {
    likes: count('How many like it.'),
    comments: count('How many comments stand under it, replies included.'),
    participants: count('How many take part in its ride, 0 for a plain post.'),
  },
  { $id: 'PostMetadata', description: 'The counts under a post.' },
);

export const Comment = Type.Object(
  {
    id: id('the comment'),
    postId: id('the post it stands under'),
    userId: id('its author'),
    content: words('The text, at most 2,000 characters. Data, never markup.'),
    parentId: orNull(id('the comment it answers, null for a top-level one')),
    replyCount: count('How many replies it has.'),
    createdAt: instant('When it was written'),
  },
  { $id: 'Comment', description: 'A comment on a post, or a reply to one.' },
);

export const Place = Type.Object(
  {
    lat: orNull(Type.Number({ description: 'Degrees of latitude, north positive; null with `lng`.' })),
    lng: orNull(Type.Number({ description: 'Degrees of longitude, east positive; null with `lat`.' })),
    address: orNull(words('The place in words.')),
  },
  { $id: 'Place', description: 'A point, an address, or both.' },
);

export const Picture = Type.Object(
  {
    url: words('Its URL, for the picture fields of other routes.'),
    width: orNull(Type.Integer({ minimum: 1, description: 'Its width in pixels.' })),
    height: orNull(Type.Integer({ minimum: 1, description: 'Its height in pixels.' })),
    placeholder: orNull(words('Its ThumbHash in base64, of which a blurred picture can be made while it loads.')),
    srcset: orNull(words('The URLs of all widths in which it is served, as the `srcset` of an HTML image.')),
  },
  { $id: 'Picture', description: 'A picture that has been stored.' },
);

export const Moment = Type.Object(
  {
    id: id('the moment'),
    postId: id('the post of its ride'),
    userId: id('its author'),
    description: orNull(words('The words.')),
    imageUrl: orNull(words('The URL of its picture.')),
    location: Type.Union([Place, Type.Null()], { description: 'Where it was, null where that is not told.' }),
    timestamp: instant('When it happened'),
  },
  { $id: 'Moment', description: 'What a participant shares of a ride.' },
);

export const Group = Type.Object(
  {
    id: id('the group'),
    name: words('Its name.'),
    description: orNull(words('What it is about.')),
    picture: orNull(words('The URL of its picture.')),
    memberCount: count('How many members it has.'),
    isJoined: answer('Whether you are one of them.'),
  },
  { $id: 'Group', description: 'A cycling group.' },
);

export const Event = Type.Object(
  {
    id: id('the event'),
    title: words('Its name.'),
    description: orNull(words('What to expect.')),
    date: day,
    time,
    location: words('Where it starts.'),
    participants: count('How many are registered.'),
    maxParticipants: orNull(Type.Integer({ minimum: 1, description: 'How many may take part, null for no limit.' })),
    type: oneOf(EventType, 'What kind of event it is.'),
    difficulty: orNull(words('How hard it is: `easy`, `medium`, `hard` or a like word.')),
    distance: orNull(distance('The length, null where nothing is ridden')),
  },
  { $id: 'Event', description: 'An event as the events page lists it.' },
);

export const UpcomingEvent = Type.Object(
  {
    id: id('the event'),
    name: words('Its name.'),
    date: words('When it starts, as people there say it: `Tomorrow, 7:00 AM`.'),
    participantCount: count('How many are registered.'),
    registeredCount: count('The same number.'),
    isActive: answer('Whether it is running or starts before tomorrow ends.'),
    description: orNull(words('What to expect.')),
    location: words('Where it starts.'),
  },
  { $id: 'UpcomingEvent', description: 'An event as the cards of what is to come show it.' },
);

export const SearchResult = Type.Object(
  {
    users: Type.Array(User, { description: 'At most 50 members.' }),
    posts: Type.Array(Post, { description: 'At most 50 posts that you may read.' }),
    groups: Type.Array(Group, { description: 'At most 50 groups.' }),
    events: Type.Array(UpcomingEvent, { description: 'At most 50 events.' }),
  },
  { $id: 'SearchResult', description: 'What was found, best first.' },
);

export const Done = Type.Object({}, { description: 'It is done; there is nothing more to say.' });
