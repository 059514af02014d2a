import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { newId } from '../lib/ids.ts';
import { User } from '../users/User.ts';

@Entity()
@ObjectType({
  description:
    'A circle that a member wants nobody to see them ride in, such as around their home: told to that member alone. What of their routes lies in it is given to nobody else, by no door. The cut begins a little outside, around another middle, so that the ends of many routes do not tell where the circle is.',
})
@Index({ name: 'privacy_zone_owner_id_index', properties: ['ownerId'] })
@Check({ name: 'privacy_zone_place_check', expression: 'lat between -85 and 85 and lng between -180 and 180' })
@Check({ name: 'privacy_zone_radius_check', expression: 'radius > 0 and cut_radius > radius * 1609' })
export class PrivacyZone {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id, by which it is deleted. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', deleteRule: 'cascade', index: false })
  ownerId: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What its member calls it: 1 to 50 characters.' })
  label: string;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The latitude of its middle, in degrees of WGS 84.' })
  lat: number;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'The longitude of its middle, in degrees of WGS 84.' })
  lng: number;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'Its radius in miles.' })
  radius: number;

  /** The circle that is cut, in degrees and metres: it holds the one above and is told to nobody. */
  @Property({ type: 'double', hidden: true })
  cutLat: number;

  @Property({ type: 'double', hidden: true })
  cutLng: number;

  @Property({ type: 'double', hidden: true })
  cutRadius: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was made (UTC).' })
  createdAt: Date = new Date();
}
