import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Counts and distances of a member. Posts, rides, distances and weeks include only public posts, except for the member, who gets all.',
})
export class UserStats {
  /** The member. The loaders of the distances use it. */
  userId: string;

  @Field(() => Int, { description: 'The number of posts that are not rides.' })
  postCount: number;

  @Field(() => Int, { description: 'The number of ride posts.' })
  rideCount: number;

  @Field(() => Int, { description: 'The number of followers.' })
  followerCount: number;

  @Field(() => Int, { description: 'The number of members whom the member follows.' })
  followingCount: number;
}
