import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { CalendarFeed } from '../model/calendars/CalendarFeed.ts';
import { Group } from '../model/groups/Group.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { createCalendarFeed, listCalendarFeeds, revokeCalendarFeed, rotateCalendarFeed } from './calendarFeeds.ts';
import {
  CalendarFeedConnection,
  CalendarLinkPayload,
  CreateCalendarFeedInput,
  passwordDescription,
  RevokeCalendarFeedPayload,
} from './calendarInputs.ts';

@Resolver(() => User)
export class UserCalendarResolver {
  @FieldResolver(() => CalendarFeedConnection, {
    nullable: true,
    description: 'The calendar links of the member, newest first. Null for every other viewer.',
  })
  calendarFeeds(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listCalendarFeeds(ctx, user, page);
  }
}

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @FieldResolver(() => Group, {
    nullable: true,
    description:
      'The group of a GROUP_RIDES calendar. Null for other kinds, and for a hidden group that the member has left.',
  })
  group(@Root() { groupId }: CalendarFeed, @Ctx() ctx: Context) {
    return groupId && ctx.load.groupById.load(groupId);
  }

  @Mutation(() => CalendarLinkPayload, {
    description:
      'Creates the link of a calendar. Only this response contains its address. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT, also for a session of more than 15 minutes without `currentPassword`, RATE_LIMITED, CONFLICT when the calendar already has a link, also for a repeated request: `rotateCalendarFeed` changes the address.',
  })
  createCalendarFeed(
    @Arg('input', () => CreateCalendarFeedInput, { description: 'The calendar link to create.' })
    input: CreateCalendarFeedInput,
    @Ctx() ctx: Context,
  ) {
    return createCalendarFeed(ctx, input);
  }

  @Mutation(() => CalendarLinkPayload, {
    description:
      'Changes the address of a calendar link of the viewer. Only this response contains the new address, and the old one stops working. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT for a session of more than 15 minutes without `currentPassword` and for a wrong one, RATE_LIMITED, NOT_FOUND `Calendar link not found`.',
  })
  rotateCalendarFeed(
    @Arg('feedId', () => ID, { description: 'The id of the link. It is not the secret in the address.' })
    feedId: string,
    @Arg('currentPassword', () => String, { nullable: true, description: passwordDescription })
    currentPassword: string | null,
    @Ctx() ctx: Context,
  ) {
    return rotateCalendarFeed(ctx, feedId, currentPassword);
  }

  @Mutation(() => RevokeCalendarFeedPayload, {
    description:
      'Revokes a calendar link of the viewer with immediate effect. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Calendar link not found`, also for a link that was already revoked.',
  })
  revokeCalendarFeed(
    @Arg('feedId', () => ID, { description: 'The id of the link. It is not the secret in the address.' })
    feedId: string,
    @Ctx() ctx: Context,
  ) {
    return revokeCalendarFeed(ctx, feedId);
  }
}
