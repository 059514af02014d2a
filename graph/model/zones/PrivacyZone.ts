import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

@Entity()
@ObjectType({
  description:
    "A circle in which a member's tracks are hidden from everyone else, such as around their home. Only that member can read it. No API returns the part of their routes inside it to others. The hidden area is slightly larger and has another centre, so that the ends of many routes do not reveal the circle.",
})
@Index({ name: 'privacy_zone_owner_id_index', properties: ['ownerId'] })
@Check({ name: 'privacy_zone_place_check', expression: 'lat between -85 and 85 and lng between -180 and 180' })
@Check({ name: 'privacy_zone_radius_check', expression: 'radius > 0 and cut_radius > radius * 1609' })
export class PrivacyZone {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the zone is deleted. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', deleteRule: 'cascade', index: false })
  ownerId: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name that the member gave the zone: 1 to 50 characters.' })
  label: string;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The latitude of the centre, in degrees (WGS 84).' })
  lat: number;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The longitude of the centre, in degrees (WGS 84).' })
  lng: number;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The radius in miles.' })
  radius: number;

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, {
    description:
      "Whether distances and climbs of the member's rides are lowered to those of the visible part of their routes.",
  })
  lowersFigures: boolean = true;

  /** The circle that is cut from tracks, in degrees and metres. It contains the circle above and is never sent. */
  @Property({ type: 'double', hidden: true })
  cutLat: number;

  @Property({ type: 'double', hidden: true })
  cutLng: number;

  @Property({ type: 'double', hidden: true })
  cutRadius: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the zone was created (UTC).' })
  createdAt: Date = new Date();
}
