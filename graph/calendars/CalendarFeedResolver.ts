import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../groups/Group.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { createCalendarFeed, listCalendarFeeds, revokeCalendarFeed, rotateCalendarFeed } from './calendarFeeds.ts';
import {
  CalendarFeedConnection,
  CalendarLinkPayload,
  CreateCalendarFeedInput,
  RevokeCalendarFeedPayload,
} from './calendarInputs.ts';

@Resolver(() => User)
export class UserCalendarResolver {
  @FieldResolver(() => CalendarFeedConnection, {
    nullable: true,
    description:
      'The calendar links that the member has made, the newest first. For the member alone: null for everyone else.',
  })
  calendarFeeds(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listCalendarFeeds(ctx, user, page);
  }
}

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @FieldResolver(() => Group, { nullable: true, description: 'The group whose rides it holds, null for the others.' })
  group(@Root() { groupId }: CalendarFeed, @Ctx() ctx: Context) {
    return groupId && ctx.load.groupById.load(groupId);
  }

  @Mutation(() => CalendarLinkPayload, {
    description:
      'Makes the link of a calendar and answers its address, this once. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT, CONFLICT where that calendar has a link, by a repetition too: `rotateCalendarFeed` gives it a new address.',
  })
  createCalendarFeed(
    @Arg('input', () => CreateCalendarFeedInput, { description: 'The calendar.' }) input: CreateCalendarFeedInput,
    @Ctx() ctx: Context,
  ) {
    return createCalendarFeed(ctx, input);
  }

  @Mutation(() => CalendarLinkPayload, {
    description:
      'Gives a calendar link of one’s own a new address and answers it, this once; the old one opens nothing from now on. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Calendar link not found`.',
  })
  rotateCalendarFeed(
    @Arg('feedId', () => ID, { description: 'The id of the link, not its secret.' }) feedId: string,
    @Ctx() ctx: Context,
  ) {
    return rotateCalendarFeed(ctx, feedId);
  }

  @Mutation(() => RevokeCalendarFeedPayload, {
    description:
      'Ends a calendar link of one’s own at once. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Calendar link not found`, also for one that was revoked before.',
  })
  revokeCalendarFeed(
    @Arg('feedId', () => ID, { description: 'The id of the link, not its secret.' }) feedId: string,
    @Ctx() ctx: Context,
  ) {
    return revokeCalendarFeed(ctx, feedId);
  }
}
