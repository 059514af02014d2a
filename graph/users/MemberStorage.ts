import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The storage that a member uses on this instance, and its limits.' })
export class MemberStorage {
  @Field(() => Float, {
    description:
      'The bytes of the pictures that the member was the first to upload. Smaller renditions are not counted.',
  })
  pictureBytes: number;

  @Field(() => Float, { description: 'The limit for `pictureBytes`. A picture beyond it returns CONFLICT.' })
  maximumPictureBytes: number;

  @Field(() => Int, { description: 'The number of routes.' })
  routeCount: number;

  @Field(() => Int, { description: 'The limit for `routeCount`. A route beyond it returns CONFLICT.' })
  maximumRouteCount: number;

  @Field(() => Int, { description: 'The total number of points of all routes.' })
  routePointCount: number;

  @Field(() => Int, { description: 'The limit for `routePointCount`. A route beyond it returns CONFLICT.' })
  maximumRoutePointCount: number;
}
