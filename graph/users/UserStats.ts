import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'What a member has done. Posts, rides, distances and weeks are told of public posts alone, to the member themselves of all.',
})
export class UserStats {
  /** The member told of; the distances hang on it. */
  userId: string;

  @Field(() => Int, { description: 'How many plain posts.' })
  postCount: number;

  @Field(() => Int, { description: 'How many ride posts.' })
  rideCount: number;

  @Field(() => Int, { description: 'How many follow the member.' })
  followerCount: number;

  @Field(() => Int, { description: 'How many the member follows.' })
  followingCount: number;
}
