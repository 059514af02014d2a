import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { SignInIdentity } from '../model/auth/SignInIdentity.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { Public } from '../platform/graphql/guard.ts';
import { SessionPayload } from './authInputs.ts';
import { listIdentities, maxIdentities, removeIdentity } from './identities.ts';
import {
  BeginProviderSignInPayload,
  FinishProviderSignInInput,
  FinishProviderSignInPayload,
  LinkProviderInput,
  ProviderSignUpInput,
  RemoveIdentityInput,
  RemoveIdentityPayload,
} from './providerInputs.ts';
import { beginProviderSignIn, finishProviderSignIn, linkProvider, registerByProvider } from './providerSignIn.ts';
import { hasOwnPassword } from './requirePassword.ts';

const beginErrors =
  'CONFLICT on an instance without a provider; RATE_LIMITED; a temporary error while the provider does not respond';

@Resolver(() => User)
export class ProviderResolver {
  @AtMost(maxIdentities)
  @FieldResolver(() => [SignInIdentity], {
    nullable: true,
    description: `The accounts at other services by which the member signs in, at most ${maxIdentities}, the oldest first. Null for everyone but the member.`,
  })
  identities(@Root() user: User, @Ctx() ctx: Context) {
    return listIdentities(ctx, user);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the member can sign in by a password. Null for everyone but the member.',
  })
  hasPassword(@Root() user: User, @Ctx() ctx: Context) {
    return hasOwnPassword(ctx, user);
  }

  @Public()
  @Mutation(() => BeginProviderSignInPayload, {
    description: `Begins a sign-in at the provider and ties it to this browser by a cookie of 10 minutes. Errors: ${beginErrors}.`,
  })
  beginProviderSignIn(@Ctx() ctx: Context) {
    return beginProviderSignIn(ctx);
  }

  @Mutation(() => BeginProviderSignInPayload, {
    description: `Begins to link an account at the provider to the viewer. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT for a wrong password; ${beginErrors}.`,
  })
  linkProvider(
    @Arg('input', () => LinkProviderInput, { description: 'The confirmation.' }) input: LinkProviderInput,
    @Ctx() ctx: Context,
  ) {
    return linkProvider(ctx, input);
  }

  @Public()
  @Mutation(() => FinishProviderSignInPayload, {
    description:
      'Finishes what this browser began at the provider. Errors: GONE for what has expired, was used, or began in another browser; FORBIDDEN for a response that proves no identity, for a suspended account, an applicant, and by the policy of sign-up; CONFLICT for an account at the provider that belongs to another member; BAD_USER_INPUT; RATE_LIMITED; a temporary error while the provider does not respond.',
  })
  finishProviderSignIn(
    @Arg('input', () => FinishProviderSignInInput, { description: 'The response of the provider.' })
    input: FinishProviderSignInInput,
    @Ctx() ctx: Context,
  ) {
    return finishProviderSignIn(ctx, input);
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Creates the account of somebody who has signed in at the provider, and signs it in. Errors: GONE 10 minutes after that sign-in; otherwise those of `register`.',
  })
  registerByProvider(
    @Arg('input', () => ProviderSignUpInput, { description: 'The facts of the new member.' })
    input: ProviderSignUpInput,
    @Ctx() ctx: Context,
  ) {
    return registerByProvider(ctx, input);
  }

  @Mutation(() => RemoveIdentityPayload, {
    description:
      'Removes an account at the provider from the viewer’s ways to sign in, ends the viewer’s other sessions, revokes the access tokens made since it was linked, and forgets a mail address that is not confirmed. A viewer without a password loses all access tokens, calendar links and links to groups. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT, also without the password 15 minutes after signing in; NOT_FOUND; CONFLICT for the only way to sign in; RATE_LIMITED.',
  })
  removeIdentity(
    @Arg('input', () => RemoveIdentityInput, { description: 'The identity.' }) input: RemoveIdentityInput,
    @Ctx() ctx: Context,
  ) {
    return removeIdentity(ctx, input);
  }
}
