import { Field, ObjectType } from 'type-graphql';
import { User } from '../model/users/User.ts';

@ObjectType({ description: 'The result of a mute. Clients should refetch lists that contained the member’s posts.' })
export class SetMutePayload {
  @Field(() => User, { description: 'The member who was muted or unmuted.' })
  user: User;

  @Field(() => User, { description: 'The member who mutes.' })
  viewer: User;
}
