import { Check, Entity, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { newId } from '../../platform/lib/ids.ts';
import { Route } from '../routes/Route.ts';
import { groupRouteGoneTrigger } from './paceGroupDistance.ts';
import { paceGroupGoneTrigger, paceGroupPlacesTrigger } from './placeTriggers.ts';
import { Ride } from './Ride.ts';

/** The letters of pace groups. A ride has at most one of each. */
export const paceLetters: readonly string[] = ['A', 'B', 'C', 'D'];

@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'A group within a ride with a distance and a pace of its own. `node` does not find it.',
})
@Unique({ name: 'pace_group_letter_key', properties: ['rideId', 'letter'] })
@SqlIndex('pace_group_route_id_index', '"pace_group" (route_id) where route_id is not null')
@Check({
  name: 'pace_group_facts_check',
  expression: `letter in (${paceLetters.map((letter) => `'${letter}'`).join(', ')}) and distance >= 0 and distance < 'infinity' and places > 0 and taken_count >= 0`,
})
@Trigger(counterTrigger('pace_group_counters', { table: 'ride', column: 'pace_group_count', by: 'post_id' }))
@Trigger(paceGroupPlacesTrigger)
@Trigger(paceGroupGoneTrigger)
@Trigger(groupRouteGoneTrigger)
export class PaceGroup {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id with which members join the group.' })
  id: string = newId();

  @ManyToOne(() => Ride, { mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  rideId: string;

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The letter: `A`, `B`, `C` or `D`. Unique within the ride, whose groups are in this order.',
  })
  letter: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: "The name in its author's words, such as `Brisk`." })
  name: string;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The length in miles, as its author wrote it.' })
  distance: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The pace in its author's words, such as `17–19 mph`. Null if it is not given.",
  })
  pace: string | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of riders. Null for no limit but that of the ride.',
  })
  places: number | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of places that are taken, also by guests.' })
  takenCount: number = 0;

  /** A route of the author's, instead of that of the ride. Others only read the map that `RouteMap` leaves them. */
  @ManyToOne(() => Route, {
    mapToPk: true,
    fieldName: 'route_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  routeId: string | null = null;
}
