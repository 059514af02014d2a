import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { User } from '../model/users/User.ts';
import { Text } from '../platform/graphql/validation.ts';
import { GivenPassword, NewPassword, newPasswordDescription, RepeatedPassword } from './passwordTexts.ts';

/** Usernames: 3 to 30 ASCII letters, digits and _, also . and - inside. */
export const usernamePattern = /^(?=.{3,30}$)[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

const maxDisplayName = inputLimits.user.displayName;

@InputType({ description: 'The facts of a new member.' })
export class RegisterInput {
  @Field(() => String, {
    description: '3 to 30 ASCII letters, digits and _, also . and - inside. Unique regardless of case.',
  })
  @Matches(usernamePattern, { message: 'Username must be 3 to 30 letters, digits or _, with . and - only inside' })
  username: string;

  @Field(() => String, {
    description: `The name shown on the profile: 1 to ${maxDisplayName} characters of any script.`,
  })
  @Text({ minimum: 1, maximum: maxDisplayName, message: 'Display name is required', isName: true })
  displayName: string;

  @Field(() => String, { description: newPasswordDescription })
  @NewPassword()
  password: string;

  @Field(() => String, { description: 'The password again.' })
  @RepeatedPassword()
  confirmPassword: string;
}

@InputType({ description: 'The credentials of a member.' })
export class LoginInput {
  @Field(() => String, { description: 'The username, in any case.' })
  @Text({ minimum: 1, maximum: 200, message: 'Username is required' })
  username: string;

  @Field(() => String, { description: 'The password.' })
  @GivenPassword()
  password: string;
}

@ObjectType({ description: 'A new session.' })
export class SessionPayload {
  @Field(() => String, {
    description:
      'The token of the session. Send it as `Authorization: Bearer …`. It is also set as the cookie `session_id`. It ends with `logout`, after 30 days without use, and 90 days after the sign-in.',
  })
  sessionId: string;

  @Field(() => User, { description: 'The member who is signed in.' })
  user: User;
}

@ObjectType({ description: 'The result of signing out.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true. Signing out without a session is not an error.' })
  ok: boolean;
}
