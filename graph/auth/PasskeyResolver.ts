import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Passkey } from '../model/auth/Passkey.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { Public } from '../platform/graphql/guard.ts';
import { SessionPayload } from './authInputs.ts';
import {
  AddPasskeyInput,
  AddPasskeyPayload,
  BeginPasskeyInput,
  BeginPasskeyPayload,
  RemovePasskeyInput,
  RemovePasskeyPayload,
  SignInByPasskeyInput,
} from './passkeyInputs.ts';
import { beginPasskeySignIn, signInByPasskey } from './passkeySignIn.ts';
import { addPasskey, beginPasskey, listPasskeys, maxPasskeys, removePasskey } from './passkeys.ts';

const beginErrors = 'CONFLICT on an instance without a host name; RATE_LIMITED';

@Resolver(() => User)
export class PasskeyResolver {
  @AtMost(maxPasskeys)
  @FieldResolver(() => [Passkey], {
    nullable: true,
    description: `The passkeys by which the member signs in, at most ${maxPasskeys}, the oldest first. Null for everyone but the member.`,
  })
  passkeys(@Root() user: User, @Ctx() ctx: Context) {
    return listPasskeys(ctx, user);
  }

  @Mutation(() => BeginPasskeyPayload, {
    description: `Begins to add a passkey, and ties it to this browser by a cookie of 10 minutes. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT for a wrong password; ${beginErrors}.`,
  })
  beginPasskey(
    @Arg('input', () => BeginPasskeyInput, { description: 'The confirmation.' }) input: BeginPasskeyInput,
    @Ctx() ctx: Context,
  ) {
    return beginPasskey(ctx, input);
  }

  @Mutation(() => AddPasskeyPayload, {
    description:
      'Adds the passkey that this browser began to add. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token, and for another member; GONE for what has expired, was used, or began in another browser; BAD_USER_INPUT for a response that proves no passkey; CONFLICT for a known passkey, or too many; RATE_LIMITED.',
  })
  addPasskey(
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) input: AddPasskeyInput,
    @Ctx() ctx: Context,
  ) {
    return addPasskey(ctx, input);
  }

  @Public()
  @Mutation(() => BeginPasskeyPayload, {
    description: `Begins a sign-in by a passkey, and ties it to this browser by a cookie of 10 minutes. Errors: ${beginErrors}.`,
  })
  beginPasskeySignIn(@Ctx() ctx: Context) {
    return beginPasskeySignIn(ctx);
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Signs a member in by a passkey. Errors: GONE for what has expired, was used, or began in another browser; UNAUTHENTICATED for an unknown passkey and a response that proves none; FORBIDDEN `This account is suspended`; BAD_USER_INPUT; CONFLICT on an instance without a host name; RATE_LIMITED.',
  })
  signInByPasskey(
    @Arg('input', () => SignInByPasskeyInput, { description: 'The response of the browser.' })
    input: SignInByPasskeyInput,
    @Ctx() ctx: Context,
  ) {
    return signInByPasskey(ctx, input);
  }

  @Mutation(() => RemovePasskeyPayload, {
    description:
      'Removes a passkey from the viewer’s ways to sign in, ends the viewer’s other sessions, revokes the access tokens made since it was added, and forgets a mail address that is not confirmed. A viewer without a password loses all access tokens, calendar links and links to groups. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT, also without the password 15 minutes after signing in; NOT_FOUND; CONFLICT for the only way to sign in; RATE_LIMITED.',
  })
  removePasskey(
    @Arg('input', () => RemovePasskeyInput, { description: 'The passkey.' }) input: RemovePasskeyInput,
    @Ctx() ctx: Context,
  ) {
    return removePasskey(ctx, input);
  }
}
