import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { SetMutePayload } from './moderationInputs.ts';
import { listMutedUsers, setMute } from './mutes.ts';

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

  @Mutation(() => SetMutePayload, {
    description:
      'Hides the posts, comments and moments of a member from the viewer, or shows them again. Comments under the viewer’s own posts stay visible, because the viewer can delete them. Idempotent. The member is not notified. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself.',
  })
  setMute(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Arg('muted', () => Boolean, { description: 'true to mute, false to unmute.' }) muted: boolean,
    @Ctx() ctx: Context,
  ) {
    return setMute(ctx, userId, muted);
  }
}
