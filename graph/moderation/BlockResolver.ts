import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { SetBlockInput, SetBlockPayload } from './blockInputs.ts';
import { listBlockedUsers, setBlock } from './blocks.ts';

@Resolver(() => User)
export class BlockResolver {
  @Query(() => UserConnection, {
    description: 'The members whom the viewer has blocked, the latest block first. Empty for visitors.',
  })
  blockedUsers(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listBlockedUsers(ctx, page);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has blocked this member. False for visitors. No field reveals who has blocked the viewer.',
  })
  viewerHasBlocked(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerHasBlocked.load(user.id);
  }

  @Mutation(() => SetBlockPayload, {
    description:
      'Blocks or unblocks a member. Idempotent. The member is not notified. A block ends the follows between the two, removes each from the other’s upcoming rides and deletes the unread notifications between them. Unblocking restores none of these. During the block, the blocked member finds nothing of the viewer’s, and the viewer sees no posts, comments and moments of the blocked member. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself.',
  })
  setBlock(
    @Arg('input', () => SetBlockInput, { description: 'The member to block or unblock.' }) input: SetBlockInput,
    @Ctx() ctx: Context,
  ) {
    return setBlock(ctx, input);
  }
}
