import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { groupKinds } from '../model/notifications/NotificationKind.ts';
import { findGroup } from './groups.ts';

@Resolver(() => Notification)
export class GroupNotificationResolver {
  @FieldResolver(() => Group, {
    nullable: true,
    description:
      'The group of an ORGANISER_APPOINTED, REMOVED_FROM_GROUP, GROUP_REQUESTED, GROUP_ADMITTED or GROUP_REFUSED. Null for other kinds, and for a hidden group that the viewer has left.',
  })
  group(@Root() { kind, subjectId }: Notification, @Ctx() ctx: Context) {
    return groupKinds.includes(kind) ? findGroup(ctx, subjectId) : null;
  }
}
