import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { counterTrigger } from '../lib/counter.ts';
import { newId } from '../lib/ids.ts';
import { Node } from '../lib/Node.ts';
import { Ride } from '../rides/Ride.ts';
import { User } from '../users/User.ts';

@Entity()
@ObjectType({
  implements: Node,
  description:
    'What somebody who takes part in a ride shares of it: words, a picture, a place, or any of them together.',
})
@Index({
  name: 'moment_ride_index',
  expression: 'create index "moment_ride_index" on "moment" (post_id, timestamp, id)',
})
@Index({ name: 'moment_author_id_index', properties: ['authorId'] })
@Check({
  name: 'moment_content_check',
  expression: 'coalesce(description, image_url, address) is not null or lat is not null',
})
@Check({
  name: 'moment_place_check',
  expression: '(lat is null) = (lng is null) and lat between -90 and 90 and lng between -180 and 180',
})
@Trigger(counterTrigger('moment_counters', { table: 'ride', column: 'moment_count', by: 'post_id' }))
export class Moment extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @ManyToOne(() => Ride, { mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The words, at most 2,000 characters; null for none.' })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The URL of the picture, null for none.' })
  imageUrl: string | null = null;

  @Property({ type: 'text', nullable: true })
  imageAlt: string | null = null;

  @Property({ type: 'double', nullable: true })
  lat: number | null = null;

  @Property({ type: 'double', nullable: true })
  lng: number | null = null;

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When it happened (UTC).' })
  timestamp: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When it was edited last, null for never. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  changedAt: Date | null = null;
}
