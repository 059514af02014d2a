import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Event } from '../model/events/Event.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { eventKinds } from '../model/notifications/NotificationKind.ts';
import { findEvent } from './events.ts';

@Resolver(() => Notification)
export class EventNotificationResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event of an EVENT_CHANGED or EVENT_PLACE_GIVEN. Null for other kinds.',
  })
  event(@Root() { kind, subjectId }: Notification, @Ctx() ctx: Context) {
    return eventKinds.includes(kind) ? findEvent(ctx, subjectId) : null;
  }
}
