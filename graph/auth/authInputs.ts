import { IsOptional, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';
import { GivenPassword, NewPassword, newPasswordDescription, RepeatedPassword } from './passwordTexts.ts';

/** Usernames: 3 to 30 ASCII letters, digits and _, also . and - inside. */
export const usernamePattern = /^(?=.{3,30}$)[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

export const usernameFault = 'Username must be 3 to 30 letters, digits or _, with . and - only inside';

/** The token of a link about an account. */
export const LinkToken = () => Text({ minimum: 1, maximum: 200, verbatim: true, message: 'The link is incomplete' });

const maxMailAddress = 254;

/** The address that an invitation proves, as the newcomer repeats it. */
export const InvitedAddress = () =>
  Text({ maximum: maxMailAddress, message: `mailAddress must have at most ${maxMailAddress} characters` });

export const invitedAddressDescription =
  'The address to which the invitation was mailed, which becomes the confirmed address for mails about the account. The link of that mail proves it. Null to leave it out.';

export const invitationDescription = 'The last part of the address of an invitation. Null without one.';

const maxDisplayName = inputLimits.user.displayName;

/** The confirmation of an act on the own account. */
@InputType()
export abstract class PasswordConfirmation {
  @Field(() => String, {
    nullable: true,
    description: 'The password. It is required 15 minutes after signing in.',
  })
  @IsOptional()
  @GivenPassword()
  currentPassword?: string | null;
}

/** The confirmation of somebody who adds a way to sign in. */
@InputType()
export abstract class OwnerConfirmation {
  @Field(() => String, {
    nullable: true,
    description: 'The password. Null for an account without one, which needs a sign-in of the last 15 minutes instead.',
  })
  @IsOptional()
  @GivenPassword()
  currentPassword?: string | null;
}

/** The names that a new member chooses. */
@InputType()
export abstract class ChosenNames {
  @Field(() => String, {
    description: '3 to 30 ASCII letters, digits and _, also . and - inside. Unique regardless of case.',
  })
  @Matches(usernamePattern, { message: usernameFault })
  username: string;

  @Field(() => String, {
    description: `The name shown on the profile: 1 to ${maxDisplayName} characters of any script.`,
  })
  @Text({ minimum: 1, maximum: maxDisplayName, message: 'Display name is required', isName: true })
  displayName: string;
}

@InputType({ description: 'The facts of a new member.' })
export class RegisterInput extends ChosenNames {
  @Field(() => String, { description: newPasswordDescription })
  @NewPassword()
  password: string;

  @Field(() => String, { description: 'The password again.' })
  @RepeatedPassword()
  confirmPassword: string;

  @Field(() => String, { nullable: true, description: invitationDescription })
  @IsOptional()
  @LinkToken()
  invitation?: string | null;

  @Field(() => String, { nullable: true, description: invitedAddressDescription })
  @IsOptional()
  @InvitedAddress()
  mailAddress?: string | null;
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

  userId: string;
}

@ObjectType({ description: 'The result of signing out.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true. Signing out without a session is not an error.' })
  ok: boolean;
}
