import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './accessTokens.ts';
import {
  AccessTokenConnection,
  CreateAccessTokenInput,
  CreateAccessTokenPayload,
  RevokeAccessTokenPayload,
} from './tokenInputs.ts';

@Resolver(() => User)
export class AccessTokenResolver {
  @FieldResolver(() => AccessTokenConnection, {
    nullable: true,
    description:
      'The access tokens that the member has made, the newest first, expired ones included. For the member alone: null for everyone else.',
  })
  accessTokens(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listAccessTokens(ctx, user, page);
  }

  @Mutation(() => CreateAccessTokenPayload, {
    description:
      'Makes an access token for a program and answers its secret, this once. Needs a session: an access token makes no others. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT, CONFLICT for an `id` that is taken, by a repetition too, and for a member who has 50 tokens that have not expired.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput, { description: 'The token.' }) input: CreateAccessTokenInput,
    @Ctx() ctx: Context,
  ) {
    return createAccessToken(ctx, input);
  }

  @Mutation(() => RevokeAccessTokenPayload, {
    description:
      'Ends an access token of one’s own at once: what is sent with it from now on is UNAUTHENTICATED. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Access token not found`, also for one that was revoked before.',
  })
  revokeAccessToken(
    @Arg('tokenId', () => ID, { description: 'The id of the token, not its secret.' }) tokenId: string,
    @Ctx() ctx: Context,
  ) {
    return revokeAccessToken(ctx, tokenId);
  }
}
