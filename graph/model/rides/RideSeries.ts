import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { badInput } from '../../platform/lib/errors.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

/** The maximum number of dates of a series that lie ahead. */
export const maxSeriesDates = 104;

/** Rides that repeat by a rule. Each date is a ride post of its own. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'A ride that repeats by a rule. Each date is a ride post of its own. `node` does not find a series.',
})
@Index({ name: 'ride_series_author_index', properties: ['authorId', 'createdAt', 'id'] })
export class RideSeries {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the series.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'The rule as an RRULE of RFC 5545: `FREQ=WEEKLY` with `BYDAY`, or `FREQ=MONTHLY` with one weekday such as `2TU` or `-1FR`; `INTERVAL` if it is not 1; `WKST` if it is not Monday; and `COUNT`, or `UNTIL` as the last day, YYYYMMDD. A date that was moved or deleted does not change it.',
  })
  rule: string;

  /** The first day of the rule. */
  @Property({ type: 'date' })
  startsOn: string;

  /** The wall clock of new dates, in `timeZone`. */
  @Property({ type: 'time', length: 0 })
  time: string;

  @Property({ type: 'text' })
  timeZone: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** The id of the series of a ride. Throws BAD_USER_INPUT for a ride without one. */
export function seriesIdOf(ride: { seriesId: string | null } | null | undefined): string {
  if (!ride?.seriesId) throw badInput('This ride does not repeat', 'postId');
  return ride.seriesId;
}
