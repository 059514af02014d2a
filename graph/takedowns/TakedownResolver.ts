import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { officialKinds } from '../model/notifications/NotificationKind.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { appeal, canAppeal, findOwnTakedown, isFinal, listOwnTakedowns } from './appeals.ts';
import { removeGroupContent } from './groupTakedowns.ts';
import {
  AppealInput,
  AppealPayload,
  RemoveGroupContentInput,
  RemoveGroupContentPayload,
  TakedownConnection,
} from './takedownInputs.ts';

@Resolver(() => Takedown)
export class TakedownResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can appeal now: one appeal is possible, until it is decided or final, and none against a warning.',
  })
  viewerCanAppeal(@Root() takedown: Takedown) {
    return canAppeal(takedown);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether an organiser of the group removed it. The operator decides about the appeal.',
  })
  isByOrganiser(@Root() { groupId }: Takedown) {
    return groupId !== null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it was a group, its picture or an event, so that the organisers of that time read this and one of them can appeal.',
  })
  isOfGroup(@Root() { authorId }: Takedown) {
    return authorId === null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the removed content was deleted for good: 30 days after the removal, unless an appeal waits.',
  })
  isFinal(@Root() takedown: Takedown) {
    return isFinal(takedown);
  }

  @Mutation(() => AppealPayload, {
    description:
      'Appeals to the operator against a removal, once. One organiser appeals for all of a group. A repeated request with the same text returns the first result. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND `Takedown not found`, CONFLICT for another appeal, for a decided or final removal, for a warning, while 50 appeals of the viewer against the operator wait, or against organisers of the same group, and while 100 against organisers wait.',
  })
  appeal(@Arg('input', () => AppealInput, { description: 'The appeal.' }) input: AppealInput, @Ctx() ctx: Context) {
    return appeal(ctx, input);
  }
}

@Resolver(() => Takedown)
export class GroupTakedownResolver {
  @Mutation(() => RemoveGroupContentPayload, {
    description:
      'Removes a post, a comment or a moment, with everything under it, in a group that the viewer organises. Its author reads the reason and can appeal to the operator, who can restore it for 30 days. Errors: UNAUTHENTICATED, BAD_USER_INPUT, also for content of the viewer’s own, NOT_FOUND `Content not found`, also for what is in no group, FORBIDDEN for everyone but organisers of the group, RATE_LIMITED.',
  })
  async removeGroupContent(
    @Arg('input', () => RemoveGroupContentInput, { description: 'The content, and why it is removed.' })
    { contentId, ...grounds }: RemoveGroupContentInput,
    @Ctx() ctx: Context,
  ) {
    const { takedown } = await removeGroupContent(ctx, contentId, grounds);
    return { removedId: takedown.targetId };
  }
}

@Resolver(() => User)
export class UserTakedownResolver {
  @FieldResolver(() => TakedownConnection, {
    nullable: true,
    description:
      'The removals of what the member wrote, or organised, and the warnings, the newest first. Null for everyone but the member.',
  })
  takedowns(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listOwnTakedowns(ctx, user, page);
  }
}

@Resolver(() => Notification)
export class NotificationTakedownResolver {
  @FieldResolver(() => Takedown, {
    nullable: true,
    description: 'The decision of a CONTENT_REMOVED, APPEAL_DECIDED or WARNING. Null for other kinds.',
  })
  takedown(@Root() { kind, subjectId }: Notification, @Ctx() ctx: Context) {
    return officialKinds.includes(kind) ? findOwnTakedown(ctx, subjectId) : null;
  }
}
