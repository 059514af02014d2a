import { Check, Entity, Index, ManyToOne, OneToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { rideSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { Node } from '../lib/Node.ts';
import { rideChangeTrigger } from '../notifications/rideChangeTrigger.ts';
import { Post } from '../posts/Post.ts';
import { Route } from '../routes/Route.ts';
import { rideWordsTrigger } from '../search/searchColumns.ts';

/** What a ride is of whose author names no type. */
export const defaultRideType = 'road';

/** The instant of a wall-clock date and time in a zone, kept by the database; null where date or time is missing. */
export const startsAtExpression = `((("date" + "time") at time zone "time_zone")) stored`;

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'The ride of a ride post. It has the id of its post: `node` answers the post, and a cache has to tell the two apart by `__typename` and `id` together.',
})
@Index({ name: 'ride_starts_at_index', expression: 'create index "ride_starts_at_index" on "ride" (starts_at, id)' })
@Index({
  name: 'ride_route_id_index',
  expression: 'create index "ride_route_id_index" on "ride" (route_id) where route_id is not null',
})
@Check({
  name: 'ride_numbers_check',
  expression: 'distance >= 0 and elevation >= 0 and participant_count >= 0 and moment_count >= 0',
})
@Trigger(rideWordsTrigger)
@Trigger(rideSequenceTrigger)
@Trigger(rideChangeTrigger)
export class Ride extends Node {
  @OneToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'id', deleteRule: 'cascade' })
  override id: string;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, { description: 'The length in miles.' })
  distance: number = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The pace in the words of its author, such as `15–17 mph`; null where it is not told.',
  })
  pace: string | null = null;

  @Property({ type: 'text', default: defaultRideType })
  @Field(() => String, {
    description: 'What is ridden: `road`, `mountain`, `gravel`, `hybrid` or another word in lower case.',
  })
  type: string = defaultRideType;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, { description: 'The climb in feet.' })
  elevation: number = 0;

  @Property({ type: 'date', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The day of the start, YYYY-MM-DD, on the calendar of `timeZone`; null where it is not told, as of some old rides.',
  })
  date: string | null = null;

  @Property({ type: 'time', length: 0, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The time of the start, HH:MM of 24 hours, on the clocks of `timeZone`; null where it is not told.',
  })
  time: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: 'The IANA time zone of date and time, such as `Europe/Paris`.' })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true, generated: startsAtExpression })
  @Field(() => Date, {
    nullable: true,
    description: 'The instant of the start (UTC), null where date or time is missing.',
  })
  startsAt: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Where it starts, null where it is not told.' })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'How long it takes in the words of its author, such as `2h 30m`; null where it is not told.',
  })
  duration: string | null = null;

  /** A route of its author's; told to nobody but as the map that it leaves each to see. */
  @ManyToOne(() => Route, {
    mapToPk: true,
    fieldName: 'route_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  routeId: string | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many take part, the author included unless they have left.' })
  participantCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, {
    description: 'How many moments have been shared; those of members whom the viewer has muted are not counted.',
  })
  momentCount: number = 0;

  /** How often what calendars show of it has changed, and when it last did. */
  @Property({ type: 'integer', default: 0, hidden: true })
  sequence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', hidden: true })
  changedAt: Date = new Date();
}
