import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Public } from '../lib/guard.ts';
import { MapTiles } from '../routes/MapTiles.ts';
import { User } from '../users/User.ts';
import type { OpenedSession } from './auth.ts';
import { login, logout, register } from './auth.ts';
import { LoginInput, LogoutPayload, RegisterInput, SessionPayload } from './authInputs.ts';

@ObjectType({ description: 'A sign-in that anyone may try.' })
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
    description: 'The sign-in of the demo community, null where there is none.',
  })
  demoSignIn: DemoSignIn | null;

  @Field(() => MapTiles, {
    nullable: true,
    description: 'The map that the operator lets clients lay beneath routes, null where there is none.',
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
      'Makes an account and signs it in. Errors: BAD_USER_INPUT (`Passwords do not match`, a password that is among the most used, and the like), CONFLICT `Username already taken`, RATE_LIMITED.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'Who signs up.' }) input: RegisterInput,
    @Ctx() ctx: Context,
  ) {
    return register(ctx, input);
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Signs a member in. Errors: UNAUTHENTICATED `Invalid username or password`, FORBIDDEN `This account is suspended` for the right password of such an account, BAD_USER_INPUT, RATE_LIMITED.',
  })
  login(@Arg('input', () => LoginInput, { description: 'Who signs in.' }) input: LoginInput, @Ctx() ctx: Context) {
    return login(ctx, input);
  }

  @Public()
  @Mutation(() => LogoutPayload, {
    description:
      'Ends the session that signs this request in, no other: that of the Bearer token, else that of the cookie. Idempotent; without a session it does nothing, and an access token lives on: `revokeAccessToken` ends it.',
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
