import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Text } from '../lib/validation.ts';
import { passwordMaximum, passwordMinimum } from './authInputs.ts';

@InputType({ description: 'Another password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password that holds now.' })
  @Text({ minimum: 1, maximum: passwordMaximum, verbatim: true, message: 'Password is required' })
  currentPassword: string;

  @Field(() => String, { description: '6 to 200 characters.' })
  @Text({
    minimum: passwordMinimum,
    maximum: passwordMaximum,
    verbatim: true,
    message: 'Password must be at least 6 characters',
  })
  newPassword: string;
}

@ObjectType({ description: 'A password that was changed.' })
export class ChangePasswordPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean;
}

@InputType({ description: 'An account to delete.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'Its password.' })
  @Text({ minimum: 1, maximum: passwordMaximum, verbatim: true, message: 'Password is required' })
  currentPassword: string;
}

@ObjectType({ description: 'An account that was deleted.' })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The id of the member who is gone.' })
  deletedUserId: string;
}

@ObjectType({ description: 'A session that was ended.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'The id of the session that is over.' })
  endedSessionId: string;
}

@ObjectType({ description: 'Sessions that were ended.' })
export class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'How many there were.' })
  endedCount: number;
}
