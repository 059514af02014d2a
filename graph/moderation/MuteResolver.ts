import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { SetMutePayload } from './moderationInputs.ts';
import { listMutedUsers, setMute } from './mutes.ts';

@Resolver(() => User)
export class MuteResolver {
  @Query(() => UserConnection, {
    description: 'The members whom the viewer has muted, the latest first; none for visitors.',
  })
  mutedUsers(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listMutedUsers(ctx, page);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the member who asks has muted this one.' })
  viewerHasMuted(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.load.viewerHasMuted.load(user.id);
  }

  @Mutation(() => SetMutePayload, {
    description:
      'Hides the posts, comments and moments of a member from the viewer, everywhere, or shows them again. Idempotent; the member is not told. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself.',
  })
  setMute(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Arg('muted', () => Boolean, { description: 'true to mute, false to take it back.' }) muted: boolean,
    @Ctx() ctx: Context,
  ) {
    return setMute(ctx, userId, muted);
  }
}
