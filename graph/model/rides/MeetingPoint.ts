import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The point on the map where the riders of a ride meet, as its author gave it.',
})
export class MeetingPoint {
  @Field(() => Float, { description: 'The latitude in degrees (WGS 84), north positive.' })
  lat: number;

  @Field(() => Float, { description: 'The longitude in degrees (WGS 84), east positive.' })
  lng: number;

  @Field(() => Boolean, {
    description:
      'Whether only the author reads the point, because a privacy zone that they created later contains it. Always false for other viewers.',
  })
  isHidden: boolean;
}
