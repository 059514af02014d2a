import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where something was: a point, an address, or both.' })
export class Place {
  @Field(() => Float, { nullable: true, description: 'Degrees of latitude, north positive; null with `lng`.' })
  lat: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of longitude, east positive; null with `lat`.' })
  lng: number | null;

  @Field(() => String, { nullable: true, description: 'The place in words, null for none.' })
  address: string | null;
}
