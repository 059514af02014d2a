import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/User.ts';

@ObjectType({ description: 'What following or unfollowing a member changed.' })
export class SetFollowPayload {
  @Field(() => User, { description: 'The other member with their new count of followers.' })
  user: User;

  @Field(() => User, { description: 'The member who follows or has ceased to, with their new count.' })
  viewer: User;
}
