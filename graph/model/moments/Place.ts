import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A place: a point, an address, or both.' })
export class Place {
  @Field(() => Float, {
    nullable: true,
    description: 'The latitude in degrees, north positive. Null together with `lng`.',
  })
  lat: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The longitude in degrees, east positive. Null together with `lat`.',
  })
  lng: number | null;

  @Field(() => String, { nullable: true, description: 'The address or name of the place, null if there is none.' })
  address: string | null;
}
