import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GivenPassword, NewPassword, newPasswordDescription } from '../auth/passwordTexts.ts';

const withoutPassword = 'Null for an account without one, which needs a sign-in of the last 15 minutes instead.';

@InputType({ description: 'The current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: `The current password. ${withoutPassword}` })
  @IsOptional()
  @GivenPassword()
  currentPassword?: string | null;

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
  @Field(() => String, { nullable: true, description: `Its password. ${withoutPassword}` })
  @IsOptional()
  @GivenPassword()
  currentPassword?: string | null;
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
