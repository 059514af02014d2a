import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { newId } from '../../platform/lib/ids.ts';
import { PaceGroup } from './PaceGroup.ts';
import { guestFreedTrigger, guestLeftTrigger, guestSeatsTrigger } from './placeTriggers.ts';
import { Ride } from './Ride.ts';

@Entity()
@ObjectType({
  simpleResolvers: true,
  description:
    'A rider without an account, whom a leader has added to the sheet of a ride. Only the leaders of the ride can read it. It takes no place of the ride, but one of its pace group. It is deleted 30 days after the ride.',
})
@Index({ name: 'ride_guest_post_id_index', properties: ['rideId', 'createdAt', 'id'] })
@SqlIndex('ride_guest_pace_group_id_index', '"ride_guest" (pace_group_id) where pace_group_id is not null')
@Trigger(guestSeatsTrigger)
@Trigger(guestFreedTrigger)
@Trigger(guestLeftTrigger)
export class RideGuest {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id that the client chose.' })
  id: string = newId();

  @ManyToOne(() => Ride, { mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name.' })
  name: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether a leader has checked the guest in.' })
  isHere: boolean = false;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'The instant of the latest tap (UTC). Null before the first.' })
  tappedAt: Date | null = null;

  @ManyToOne(() => PaceGroup, {
    mapToPk: true,
    fieldName: 'pace_group_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  @Field(() => ID, { nullable: true, description: 'The id of the pace group of the guest. Null for none.' })
  paceGroupId: string | null = null;
}
