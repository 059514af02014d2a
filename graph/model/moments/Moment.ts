import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { counterTrigger } from '../../platform/database/counter.ts';
import { fixedColumns } from '../../platform/database/fixedColumns.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { isOwn } from '../media/mediaIndexes.ts';
import { momentPictureTrigger } from '../media/mediaTriggers.ts';
import { goneTrigger } from '../nodes/goneTrigger.ts';
import { Ride } from '../rides/Ride.ts';
import { User } from '../users/User.ts';

@Entity()
@ObjectType({
  implements: Node,
  description: 'A moment that a participant shares from a ride: text, a picture, a place, or any of them together.',
})
@SqlIndex('moment_ride_index', '"moment" (post_id, timestamp, id)')
@Index({ name: 'moment_post_author_index', properties: ['rideId', 'authorId'] })
@Index({ name: 'moment_author_index', properties: ['authorId', 'createdAt', 'id'] })
@Check({
  name: 'moment_content_check',
  expression: 'coalesce(description, image_url, address) is not null or lat is not null',
})
@Check({
  name: 'moment_place_check',
  expression: '(lat is null) = (lng is null) and lat between -90 and 90 and lng between -180 and 180',
})
@Trigger(counterTrigger('moment_counters', { table: 'ride', column: 'moment_count', by: 'post_id' }))
@Trigger(fixedColumns('moment', 'post_id', 'author_id'))
@Trigger(momentPictureTrigger)
@Trigger(goneTrigger('moment'))
@SqlIndex('moment_picture_index', `"moment" (image_url, post_id, author_id) where ${isOwn('image_url')}`)
export class Moment extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @ManyToOne(() => Ride, { mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The text, at most 2,000 characters. Null if there is none.' })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The URL of the picture, null if there is none.' })
  imageUrl: string | null = null;

  @Property({ type: 'text', nullable: true })
  imageAlt: string | null = null;

  @Property({ type: 'double', nullable: true })
  lat: number | null = null;

  @Property({ type: 'double', nullable: true })
  lng: number | null = null;

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  /** Whether only the author may read the point, because a privacy zone created later contains it. */
  @Property({ type: 'boolean', default: false })
  hidesPlace: boolean = false;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When the moment happened (UTC).' })
  timestamp: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When the moment was last edited, null if never. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  changedAt: Date | null = null;
}
