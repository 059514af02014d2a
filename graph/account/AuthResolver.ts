import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { login, logout, type OpenedSession, register } from '../auth/auth.ts';
import { LoginInput, LogoutPayload, RegisterInput, SessionPayload } from '../auth/authInputs.ts';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { MapTiles } from '../platform/env/MapTiles.ts';
import { Public } from '../platform/graphql/guard.ts';

@ObjectType({ description: 'A sign-in that anyone may use.' })
class DemoSignIn {
  @Field(() => String, { description: 'The username.' })
  username: string;

  @Field(() => String, { description: 'The password.' })
  password: string;
}

@ObjectType({ description: 'This instance of Cycle Chat.' })
class Instance {
  @Field(() => DemoSignIn, {
    nullable: true,
    description: 'The sign-in of the demo community. Null on an instance without one.',
  })
  demoSignIn: DemoSignIn | null;

  @Field(() => MapTiles, {
    nullable: true,
    description: 'The map tiles that clients may show beneath routes. Null if the operator has set none.',
  })
  mapTiles: MapTiles | null;
}

@Resolver(() => SessionPayload)
export class AuthResolver {
  @Query(() => Instance, { description: 'This instance.' })
  instance(@Ctx() ctx: Context): Instance {
    const { demoSignIn, mapTiles } = ctx.services;
    return { demoSignIn, mapTiles };
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Creates an account and signs it in. Errors: BAD_USER_INPUT, such as `Passwords do not match`, `This username is reserved: choose another` or a password that the instance rejects; CONFLICT `Username already taken`; RATE_LIMITED.',
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
      'Signs a member in. Errors: UNAUTHENTICATED `Invalid username or password`; FORBIDDEN `This account is suspended` for the right password of a suspended account; BAD_USER_INPUT; RATE_LIMITED.',
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
  user(@Root() session: OpenedSession, @Ctx() ctx: Context) {
    return ctx.load.userById.load(session.userId);
  }
}
