import { Check, Entity, ManyToOne, OneToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { isTimeZone } from '../../platform/database/isTimeZone.ts';
import { SqlIndex, SqlUnique } from '../../platform/database/SqlIndex.ts';
import { rideStartTrigger } from '../../platform/database/startTriggers.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { rideSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { knownStartTrigger } from '../contacts/contactWindow.ts';
import { rideChangeTrigger } from '../notifications/rideChangeTrigger.ts';
import { rideDeletionTrigger } from '../notifications/rideDeletionTrigger.ts';
import { Post } from '../posts/Post.ts';
import { Route } from '../routes/Route.ts';
import { rideWordsTrigger } from '../search/searchColumns.ts';
import { routeGoneTrigger } from './paceGroupDistance.ts';
import { ridePlacesTrigger } from './placeTriggers.ts';
import { RideDifficulty, RideSurface, rideFactsCheck } from './rideFacts.ts';
import { seriesDeletionTrigger, seriesMoveTrigger } from './seriesTriggers.ts';

/** The type of a ride if its author gives none. */
export const defaultRideType = 'road';

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'The ride of a ride post. It has its own id. Mutations, subscriptions and REST identify a ride by the id of its post, `postId`.',
})
@SqlIndex('ride_starts_at_index', '"ride" (starts_at, id)')
@SqlIndex('ride_route_id_index', '"ride" (route_id) where route_id is not null')
@SqlUnique('ride_series_date_key', '"ride" (series_id, series_date) where series_id is not null')
@Check({
  name: 'ride_numbers_check',
  expression: `distance >= 0 and distance < 'infinity' and elevation >= 0 and elevation < 'infinity' and participant_count >= 0 and moment_count >= 0 and waiting_count >= 0 and maybe_count >= 0 and here_count >= 0 and places > 0`,
})
@Check({
  name: 'ride_called_off_check',
  expression: '(called_off_at is null) = (called_off_reason is null)',
})
@Check({ name: 'ride_facts_check', expression: rideFactsCheck })
@Check({
  name: 'ride_meeting_point_check',
  expression:
    '(meeting_lat is null) = (meeting_lng is null) and meeting_lat between -90 and 90 and meeting_lng between -180 and 180',
})
@Check({ name: 'ride_time_zone_check', expression: isTimeZone('time_zone') })
@Trigger(rideStartTrigger)
@Trigger(knownStartTrigger)
@Trigger(rideWordsTrigger)
@Trigger(rideSequenceTrigger)
@Trigger(rideChangeTrigger)
@Trigger(rideDeletionTrigger)
@Trigger(ridePlacesTrigger)
@Trigger(routeGoneTrigger)
@Trigger(seriesMoveTrigger)
@Trigger(seriesDeletionTrigger)
export class Ride extends Node {
  @OneToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'id', deleteRule: 'cascade' })
  override id: string;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, {
    description:
      'The length in miles, as its author wrote it. If a privacy zone of the author hides a part of the route and lowers figures, it is at most the length of the rest. It is then 0 until the map is drawn.',
  })
  distance: number = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The pace in its author's words, such as `15–17 mph`. Null if it is not given.",
  })
  pace: string | null = null;

  @Property({ type: 'text', default: defaultRideType })
  @Field(() => String, {
    description: 'The type of ride: `road`, `mountain`, `gravel`, `hybrid` or another word in lower case.',
  })
  type: string = defaultRideType;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, {
    description:
      'The climb in feet, as its author wrote it. If a privacy zone of the author hides a part of the route and lowers figures, it is at most the climb of the rest. It is then 0 until the map is drawn.',
  })
  elevation: number = 0;

  @Property({ type: 'date', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The date of the start, YYYY-MM-DD, in `timeZone`. Null if it is not given, as for some old rides.',
  })
  date: string | null = null;

  @Property({ type: 'time', length: 0, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The time of the start, HH:MM in 24-hour format, in `timeZone`. Null if it is not given.',
  })
  time: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, {
    nullable: true,
    description: 'The IANA time zone of `date` and `time`, such as `Europe/Paris`.',
  })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description:
      'The instant of the start (UTC). Null if the date or the time is missing. A local time that occurs twice means the first occurrence. A local time that clocks skip moves forward by the skipped interval.',
  })
  startsAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The place of the start, null if it is not given.' })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The duration in its author's words, such as `2h 30m`. Null if it is not given.",
  })
  duration: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => RideDifficulty, {
    nullable: true,
    description: 'The difficulty as the author sees it. Null if it is not given.',
  })
  difficulty: RideDifficulty | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => RideSurface, { nullable: true, description: 'The surface. Null if it is not given.' })
  surface: RideSurface | null = null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, {
    nullable: true,
    description: 'true if the group waits for everyone, false if it waits for nobody. Null if the author does not say.',
  })
  noDrop: boolean | null = null;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether riders need lights.' })
  needsLights: boolean = false;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'The lowest pace in miles an hour. Null if it is not given.' })
  paceMin: number | null = null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, { nullable: true, description: 'The highest pace in miles an hour. Null if it is not given.' })
  paceMax: number | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When the author called the ride off (UTC). Null while it takes place.',
  })
  calledOffAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Why the ride is called off, in its author's words. Null while it takes place.",
  })
  calledOffReason: string | null = null;

  /** A route of the author's. Others only read the map that `RouteMap` leaves them. */
  @ManyToOne(() => Route, {
    mapToPk: true,
    fieldName: 'route_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  routeId: string | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of participants. It includes the author unless they have left.' })
  participantCount: number = 0;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'The maximum number of participants, the author included while they participate. Null for no limit. `participantCount` can exceed it after the author has lowered it.',
  })
  places: number | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of its pace groups: see `paceGroups`. 0 for a ride without.' })
  paceGroupCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of members who wait for a place. They do not participate.' })
  waitingCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of members who may join: see `setRideMaybe`. They do not participate.' })
  maybeCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, {
    description: 'The number of moments. Moments that a mute or a block hides from the viewer are not counted.',
  })
  momentCount: number = 0;

  /** The series of which it is a date. No foreign key: a series is deleted only with its author, as its rides are. */
  @Property({ type: 'uuid', nullable: true })
  seriesId: string | null = null;

  /** The day that the rule of the series gave. It stays when the date moves, so that each day of the rule is made once. */
  @Property({ type: 'date', nullable: true })
  seriesDate: string | null = null;

  /** The meeting point, in degrees. Null for none. Only `meetingPointsOf` reads it, because a privacy zone can hide it. */
  @Property({ type: 'double', nullable: true, hidden: true })
  meetingLat: number | null = null;

  @Property({ type: 'double', nullable: true, hidden: true })
  meetingLng: number | null = null;

  /** The number of participants whom a leader has checked in. While it is 0, the ride counts for every participant. */
  @Property({ type: 'integer', default: 0, hidden: true })
  hereCount: number = 0;

  /** The note on the sheet of the leaders. Null for none. */
  @Property({ type: 'text', nullable: true, hidden: true })
  leaderNote: string | null = null;

  /** When a leader thanked the riders. Null before. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  thankedAt: Date | null = null;

  /** When the start or the end last changed. Null before. The trigger writes these columns: see `contactWindow.ts`. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  startMovedAt: Date | null = null;

  /** Until when `knownStart` was the start. Participants who joined later did not know it. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  knownUntil: Date | null = null;

  /** The start that participants knew before the changes of it. Null if they knew none. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  knownStart: Date | null = null;

  /** The end that belongs to `knownStart`. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  knownEnd: Date | null = null;

  /** When the ride was last planned again after its window. Leaders read no contact of those who joined before. Null if never. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  replannedAt: Date | null = null;

  /** How often the facts shown in calendars have changed. */
  @Property({ type: 'integer', default: 0, hidden: true })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', hidden: true })
  changedAt: Date = new Date();
}
