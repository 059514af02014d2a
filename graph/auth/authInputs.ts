import { Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Text } from '../lib/validation.ts';
import { User } from '../users/User.ts';
import { GivenPassword, NewPassword, RepeatedPassword } from './passwordTexts.ts';

/** What a username is: 3 to 30 of ASCII letters, digits and _, also . and - inside. */
export const usernamePattern = /^(?=.{3,30}$)[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

@InputType({ description: 'What a new member gives.' })
export class RegisterInput {
  @Field(() => String, {
    description: '3 to 30 of ASCII letters, digits and _, also . and - inside; unique whatever its case.',
  })
  @Matches(usernamePattern, { message: 'Username must be 3 to 30 letters, digits or _, with . and - only inside' })
  username: string;

  @Field(() => String, { description: 'The name to show: 1 to 50 characters of any script.' })
  @Text({ minimum: 1, maximum: 50, message: 'Display name is required' })
  displayName: string;

  @Field(() => String, { description: '6 to 200 characters, and none of the 3,000 most used passwords.' })
  @NewPassword()
  password: string;

  @Field(() => String, { description: 'The password again.' })
  @RepeatedPassword()
  confirmPassword: string;
}

@InputType({ description: 'What signs a member in.' })
export class LoginInput {
  @Field(() => String, { description: 'The username, whatever its case.' })
  @Text({ minimum: 1, maximum: 200, message: 'Username is required' })
  username: string;

  @Field(() => String, { description: 'The password.' })
  @GivenPassword()
  password: string;
}

@ObjectType({ description: 'A session that was opened.' })
export class SessionPayload {
  @Field(() => String, {
    description:
      'The token of the session: send it as `Authorization: Bearer …`. It is also set as the cookie `session_id`. It ends by `logout`, or after 30 days without use.',
  })
  sessionId: string;

  @Field(() => User, { description: 'The member who is signed in.' })
  user: User;
}

@ObjectType({ description: 'A session that was ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true: ending what is ended already is no error.' })
  ok: boolean;
}
