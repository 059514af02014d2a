import { IsOptional, registerDecorator } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isMailAddress } from '../platform/lib/mailAddress.ts';
import { LinkToken, PasswordConfirmation } from './authInputs.ts';
import { NewPassword, newPasswordDescription } from './passwordTexts.ts';

const maxTyped = 254;

/** An e-mail address, without whitespace at its ends. */
function MailAddressText(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'mailAddress',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isMailAddress(value),
        defaultMessage: () => 'Enter an e-mail address, such as ada@rides.example',
      },
    });
}

@InputType({ description: 'The account whose password is forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The username or the confirmed e-mail address, in any case.' })
  @Text({ minimum: 1, maximum: maxTyped, message: 'Enter your username or your e-mail address' })
  account: string;
}

@ObjectType({ description: 'The result of a request for a link for a new password.' })
export class RequestPasswordResetPayload {
  @Field(() => Boolean, { description: 'Always true, for known and unknown accounts.' })
  ok: boolean;
}

@InputType({ description: 'A link for a new password, and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The last part of the link’s address.' })
  @LinkToken()
  token: string;

  @Field(() => String, { description: newPasswordDescription })
  @NewPassword()
  newPassword: string;
}

@ObjectType({ description: 'The result of a new password.' })
export class ResetPasswordPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean;
}

@InputType({ description: 'The new address for mails about the account.' })
export class ChangeMailAddressInput extends PasswordConfirmation {
  @Field(() => String, { nullable: true, description: 'The new address. Null removes the address.' })
  @IsOptional()
  @MailAddressText()
  address: string | null;
}

@ObjectType({ description: 'The member after a change of the address for mails.' })
export class ChangeMailAddressPayload {
  userId: string;
}

@ObjectType({ description: 'The address that was confirmed.' })
export class ConfirmMailAddressPayload {
  @Field(() => String, { description: 'The address.' })
  address: string;
}

export const AccountLink = { RESET: 'reset', CONFIRM: 'confirm', JOIN: 'join' } as const;
export type AccountLink = (typeof AccountLink)[keyof typeof AccountLink];
describeEnum(AccountLink, 'AccountLink', 'The kind of a link about an account.', {
  RESET: 'A link for a new password.',
  CONFIRM: 'A link that confirms an e-mail address.',
  JOIN: 'An invitation to sign up.',
});

export const LinkState = { PENDING: 'pending', USED: 'used', EXPIRED: 'expired' } as const;
describeEnum(LinkState, 'LinkState', 'The state of a link about an account.', {
  PENDING: 'The link works.',
  USED: 'The link has been used.',
  EXPIRED: 'The link has expired.',
});

@ObjectType({ description: 'The state of a link.' })
export class CheckLinkPayload {
  @Field(() => LinkState, { description: 'The state of the link.' })
  state: (typeof LinkState)[keyof typeof LinkState];

  @Field(() => String, {
    nullable: true,
    description:
      'The address to which the operator mailed this invitation. `register` can confirm it. Null for other links, and for invitations that work more than once or that were handed over.',
  })
  mailAddress: string | null;
}
