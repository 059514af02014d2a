import { Check, Entity, Index, OneToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Node } from '../lib/Node.ts';
import { Post } from '../posts/Post.ts';
import { rideWordsTrigger } from '../search/searchColumns.ts';

/** What a ride is of whose author names no type. */
export const defaultRideType = 'road';

/** The instant of a wall-clock date and time in a zone, kept by the database; null where date or time is missing. */
export const startsAtExpression = `((("date" + "time") at time zone "time_zone")) stored`;

@Entity()
@ObjectType({ implements: Node, description: 'The ride of a ride post; it has the id of its post.' })
@Index({ name: 'ride_starts_at_index', expression: 'create index "ride_starts_at_index" on "ride" (starts_at, id)' })
@Check({
  name: 'ride_numbers_check',
  expression: 'distance >= 0 and elevation >= 0 and participant_count >= 0 and moment_count >= 0',
})
@Trigger(rideWordsTrigger)
export class Ride extends Node {
  @OneToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'id', deleteRule: 'cascade' })
  override id: string;

  @Property({ type: 'double', default: 0 })
  @Field(() => Float, { description: 'The length in miles.' })
  distance: number = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The pace in the words of its author, such as `15–17 mph`.' })
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
    description: 'The day of the start, YYYY-MM-DD, on the calendar of `timeZone`.',
  })
  date: string | null = null;

  @Property({ type: 'time', length: 0, nullable: true })
  @Field(() => String, { nullable: true, description: 'The time of the start, HH:MM, on the clocks of `timeZone`.' })
  time: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { nullable: true, description: 'The IANA time zone of date and time.' })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true, generated: startsAtExpression })
  @Field(() => Date, {
    nullable: true,
    description: 'The instant of the start (UTC), null where date or time is missing.',
  })
  startsAt: Date | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Where it starts.' })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'How long it takes in the words of its author, such as `2h 30m`.',
  })
  duration: string | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many take part.' })
  participantCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many moments have been shared.' })
  momentCount: number = 0;
}
