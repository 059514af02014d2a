import { Field, ObjectType } from 'type-graphql';
import { User } from '../model/users/User.ts';

@ObjectType({ description: 'The result of following or unfollowing a member.' })
export class SetFollowPayload {
  @Field(() => User, { description: 'The other member with the new `followerCount`.' })
  user: User;

  @Field(() => User, { description: 'The viewer with the new `followingCount`.' })
  viewer: User;
}
