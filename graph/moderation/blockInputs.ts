import { IsBoolean } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { User } from '../model/users/User.ts';
import { Text } from '../platform/graphql/validation.ts';

@InputType({ description: 'The member to block or unblock.' })
export class SetBlockInput {
  @Field(() => ID, { description: 'The id of the other member.' })
  @Text({ minimum: 1, maximum: 100, message: 'userId is required' })
  userId: string;

  @Field(() => Boolean, { description: 'true to block the member, false to unblock them.' })
  @IsBoolean({ message: 'blocked must be true or false' })
  blocked: boolean;
}

@ObjectType({
  description:
    'The two members after a block or its end. Clients should refetch lists that contained the member’s posts.',
})
export class SetBlockPayload {
  @Field(() => User, { description: 'The member who was blocked or unblocked.' })
  user: User;

  @Field(() => User, { description: 'The member who blocks.' })
  viewer: User;
}
