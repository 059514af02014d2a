import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
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
      'The access tokens that the member has created, the newest first, expired ones included. Null for everyone but the member.',
  })
  accessTokens(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listAccessTokens(ctx, user, page);
  }

  @Mutation(() => CreateAccessTokenPayload, {
    description:
      'Creates an access token for a program and returns its secret, once. Needs a session: an access token cannot create another. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; BAD_USER_INPUT, also without the password 15 minutes after signing in; RATE_LIMITED after ten wrong passwords; CONFLICT for an `id` that is taken, also by a repeated request, and for a member who has 50 unexpired tokens.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput, { description: 'The token.' }) input: CreateAccessTokenInput,
    @Ctx() ctx: Context,
  ) {
    return createAccessToken(ctx, input);
  }

  @Mutation(() => RevokeAccessTokenPayload, {
    description:
      'Revokes one of the viewer’s access tokens. Later requests with it return UNAUTHENTICATED. Needs a session. Errors: UNAUTHENTICATED; FORBIDDEN for an access token; NOT_FOUND `Access token not found`, also for a token that was revoked before.',
  })
  revokeAccessToken(
    @Arg('tokenId', () => ID, { description: 'The id of the token, not its secret.' }) tokenId: string,
    @Ctx() ctx: Context,
  ) {
    return revokeAccessToken(ctx, tokenId);
  }
}
