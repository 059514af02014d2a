import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { MailAddress } from '../model/auth/MailAddress.ts';
import { User } from '../model/users/User.ts';
import { Public } from '../platform/graphql/guard.ts';
import { linkStateOf } from './accountTokens.ts';
import { checkInvitation } from './invitations.ts';
import { changeMailAddress, confirmMailAddress, findMailAddress } from './mailAddresses.ts';
import { requestPasswordReset, resetPassword } from './recovery.ts';
import {
  AccountLink,
  ChangeMailAddressInput,
  ChangeMailAddressPayload,
  CheckLinkPayload,
  ConfirmMailAddressPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './recoveryInputs.ts';

const tokenDescription = 'The last part of the link’s address.';

@Resolver(() => User)
export class RecoveryResolver {
  @FieldResolver(() => MailAddress, {
    nullable: true,
    description: 'The address for mails about the account. Null without one, and for everyone but the member.',
  })
  mailAddress(@Root() user: User, @Ctx() ctx: Context) {
    return findMailAddress(ctx, user);
  }

  @Public()
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Sends a link for a new password to the confirmed address of an account. The response and its time are the same if there is no such account or address. An account gets at most three links an hour. Errors: BAD_USER_INPUT; CONFLICT on an instance without mail; RATE_LIMITED.',
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account.' }) input: RequestPasswordResetInput,
    @Ctx() ctx: Context,
  ) {
    return requestPasswordReset(ctx, input);
  }

  @Public()
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by a link, ends all sessions of the member, revokes their access tokens and calendar links, and forgets a mail address that is not confirmed. Errors: NOT_FOUND for an unknown link; GONE for a used or expired one; BAD_USER_INPUT for a password that is short or that the instance rejects; RATE_LIMITED.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ) {
    return resetPassword(ctx, input);
  }

  @Mutation(() => ChangeMailAddressPayload, {
    description:
      'Sends a link to a new address for mails about the account. On an instance without mail the operator hands the link over. The address counts once the link is opened; until then the old one stays. The response and its time are the same for an address of another account. Null removes the address. A removed or replaced address gets a mail. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT, also without the password 15 minutes after signing in; RATE_LIMITED.',
  })
  changeMailAddress(
    @Arg('input', () => ChangeMailAddressInput, { description: 'The new address.' }) input: ChangeMailAddressInput,
    @Ctx() ctx: Context,
  ) {
    return changeMailAddress(ctx, input);
  }

  @Public()
  @Mutation(() => ConfirmMailAddressPayload, {
    description:
      'Confirms an address by the link of its mail. Errors: NOT_FOUND for an unknown link; GONE for a used or expired one; CONFLICT if another account has confirmed the address; RATE_LIMITED.',
  })
  confirmMailAddress(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() ctx: Context,
  ) {
    return confirmMailAddress(ctx, token);
  }

  @Public()
  @Mutation(() => CheckLinkPayload, {
    description:
      'Reads the state of a link. A mutation, so that no address and no cache contains the token. It changes nothing. Errors: NOT_FOUND for an unknown link; RATE_LIMITED.',
  })
  async checkLink(
    @Arg('kind', () => AccountLink, { description: 'The kind of the link.' }) kind: AccountLink,
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() ctx: Context,
  ): Promise<CheckLinkPayload> {
    const { sql, now } = ctx;
    if (kind === 'join') return checkInvitation(sql, token, now);
    return { state: await linkStateOf(sql, kind, token, now), mailAddress: null };
  }
}
