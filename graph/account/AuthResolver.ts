import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { login, logout, register } from '../auth/auth.ts';
import { LoginInput, LogoutPayload, RegisterInput, SessionPayload } from '../auth/authInputs.ts';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { Public } from '../platform/graphql/guard.ts';

@Resolver(() => SessionPayload)
export class AuthResolver {
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Creates an account and signs it in. Errors: BAD_USER_INPUT, such as `Passwords do not match`, `This username is reserved: choose another` or a password that the instance rejects; CONFLICT `Username already taken`; FORBIDDEN on an instance that accepts no new members or only by invitation, for an unknown, used or expired invitation, and for a sign-up that now waits for the operator; RATE_LIMITED.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The facts of the new member.' }) input: RegisterInput,
    @Ctx() ctx: Context,
  ) {
    return register(ctx, input);
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Signs a member in. Errors: UNAUTHENTICATED `Invalid username or password`; FORBIDDEN for the right password of a suspended account, `This account is suspended`, whose extension `appealToken` lets the member call `appealSuspension` if they have not yet, and of an applicant whom the operator has not approved; BAD_USER_INPUT; RATE_LIMITED.',
  })
  login(@Arg('input', () => LoginInput, { description: 'The credentials.' }) input: LoginInput, @Ctx() ctx: Context) {
    return login(ctx, input);
  }

  @Public()
  @Mutation(() => LogoutPayload, {
    description:
      'Ends the session of this request and no other: that of the Bearer token, or else that of the cookie. Idempotent: without a session it does nothing. It does not revoke an access token: use `revokeAccessToken`.',
  })
  async logout(@Ctx() ctx: Context): Promise<LogoutPayload> {
    await logout(ctx);
    return { ok: true };
  }

  @FieldResolver(() => User, { description: 'The member who is signed in.' })
  user(@Root() session: SessionPayload, @Ctx() ctx: Context) {
    return ctx.load.userById.load(session.userId);
  }
}
