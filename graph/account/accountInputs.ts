import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GivenPassword, NewPassword, newPasswordDescription } from '../auth/passwordTexts.ts';

@InputType({ description: 'The current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  @GivenPassword()
  currentPassword: string;

  @Field(() => String, { description: newPasswordDescription })
  @NewPassword()
  newPassword: string;
}

@ObjectType({ description: 'The result of a change of password.' })
export class ChangePasswordPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean;
}

@InputType({ description: 'The account to delete.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'Its password.' })
  @GivenPassword()
  currentPassword: string;
}

@ObjectType({ description: 'A deleted account.' })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The id of the deleted member.' })
  deletedUserId: string;
}

@ObjectType({ description: 'An ended session.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'The id of the ended session.' })
  endedSessionId: string;
}

@ObjectType({ description: 'The ended sessions.' })
export class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'The number of ended sessions.' })
  endedCount: number;
}
