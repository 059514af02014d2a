import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { SetBlockInput, SetBlockPayload } from './blockInputs.ts';
import { listBlockedUsers, setBlock } from './blocks.ts';
import { SetMutePayload } from './moderationInputs.ts';
import { listMutedUsers, maxMuteHours, setMute } from './mutes.ts';

@Resolver(() => User)
export class MuteResolver {
  @Query(() => UserConnection, {
    description: 'The members whom the viewer has muted, the latest first. Empty for visitors.',
  })
  mutedUsers(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listMutedUsers(ctx, page);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has muted this member.' })
  viewerHasMuted(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerHasMuted.load(user.id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the viewer’s mute of this member ends by itself (UTC). Null for a mute that lasts until the viewer unmutes, and for members whom the viewer has not muted.',
  })
  async viewerMutedUntil(@Root() user: User, @Ctx() ctx: Context) {
    return (await ctx.load.viewerMuteEnd.load(user.id))?.endsAt ?? null;
  }

  @Mutation(() => SetMutePayload, {
    description:
      'Hides the posts, comments and moments of a member from the viewer, or shows them again. Comments under the viewer’s own posts stay visible, because the viewer can delete them. Idempotent: a repeated mute takes the new end. The member is not notified. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself and for impossible hours.',
  })
  setMute(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Arg('muted', () => Boolean, { description: 'true to mute, false to unmute.' }) muted: boolean,
    @Arg('hours', () => Int, {
      nullable: true,
      description: `The hours after which the mute ends by itself, 1 to ${maxMuteHours} (a year). Omit it for a mute that lasts until the viewer unmutes, and to unmute.`,
    })
    hours: number | null,
    @Ctx() ctx: Context,
  ) {
    return setMute(ctx, { userId, muted, hours });
  }
}

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
      'Blocks or unblocks a member. Idempotent. The member is not notified. A block ends the follows between the two, removes each from the other’s upcoming rides and removes the unread notifications between them. Unblocking restores none of these. During the block, the blocked member finds nothing of the viewer’s, and the viewer sees no posts, comments and moments of the blocked member. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself.',
  })
  setBlock(
    @Arg('input', () => SetBlockInput, { description: 'The member to block or unblock.' }) input: SetBlockInput,
    @Ctx() ctx: Context,
  ) {
    return setBlock(ctx, input);
  }
}
