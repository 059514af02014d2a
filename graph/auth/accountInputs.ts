import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GivenPassword, NewPassword } from './passwordTexts.ts';

@InputType({ description: 'Another password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password that holds now.' })
  @GivenPassword()
  currentPassword: string;

  @Field(() => String, { description: '6 to 200 characters, and none of the 3,000 most used passwords.' })
  @NewPassword()
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
  @GivenPassword()
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
