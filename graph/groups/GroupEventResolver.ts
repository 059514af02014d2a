import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { CallOffEventInput, CreateEventInput, factsIn, UpdateEventInput } from '../events/eventFactsInput.ts';
import { EventConnection } from '../events/eventInputs.ts';
import { Event } from '../model/events/Event.ts';
import { Group } from '../model/groups/Group.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import {
  deleteGroupEvent,
  editGroupEvent,
  listEventWaiting,
  planGroupEvent,
  setGroupEventCalledOff,
} from './groupEvents.ts';
import { findGroup } from './groups.ts';

@InputType({ description: 'A new event of a group.' })
class PlanGroupEventInput extends CreateEventInput {
  @Field(() => ID, { description: 'The id of the group.' })
  groupId: string;
}

@ObjectType({ description: 'The result of planning, changing or calling off an event of a group.' })
class GroupEventPayload {
  @Field(() => Event, { description: 'The event as it is now.' })
  event: Event;
}

@ObjectType({ description: 'The result of deleting an event of a group.' })
class DeleteGroupEventPayload {
  @Field(() => ID, { description: 'The id of the deleted event.' })
  deletedEventId: string;
}

const errors =
  'Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but the organisers of its group, RATE_LIMITED beyond the limit of texts';

@Resolver(() => Group)
export class GroupEventResolver {
  @FieldResolver(() => EventConnection, {
    description: 'The events of the group that have not ended, soonest first, those that are called off too.',
  })
  events(@Root() group: Group, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.eventsOfGroup.load({ ...page, ownerId: group.id });
  }

  @Mutation(() => GroupEventPayload, {
    description:
      'Creates an event of a group that the viewer organises. Everyone can register for it. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT, CONFLICT for too many events in the future, RATE_LIMITED beyond the limit of texts.',
  })
  async planGroupEvent(
    @Arg('input', () => PlanGroupEventInput, { description: 'The event.' })
    { groupId, ...input }: PlanGroupEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await planGroupEvent(ctx, groupId, factsIn(input)) };
  }

  @Mutation(() => GroupEventPayload, {
    description: `Changes an event. Its registered members are notified of another day, time or place. ${errors}, BAD_USER_INPUT.`,
  })
  async editGroupEvent(
    @Arg('input', () => UpdateEventInput, { description: 'The changes.' }) { eventId, ...changes }: UpdateEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await editGroupEvent(ctx, eventId, factsIn(changes)) };
  }

  @Mutation(() => GroupEventPayload, {
    description: `Calls an event off, or changes the reason. It stays visible with the reason, nobody can register any more, and its registered members are notified. Idempotent. ${errors}, BAD_USER_INPUT for an event that has already started and for a missing reason.`,
  })
  async callOffGroupEvent(
    @Arg('input', () => CallOffEventInput, { description: 'The event and the reason.' })
    { eventId, reason }: CallOffEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await setGroupEventCalledOff(ctx, eventId, reason) };
  }

  @Mutation(() => GroupEventPayload, {
    description: `Puts on again an event that was called off. Its members are still registered and are notified. Idempotent. ${errors}, BAD_USER_INPUT for an event that has already started.`,
  })
  async putGroupEventOnAgain(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Ctx() ctx: Context,
  ) {
    return { event: await setGroupEventCalledOff(ctx, eventId, null) };
  }

  @Mutation(() => DeleteGroupEventPayload, {
    description: `Permanently deletes an event and every registration for it. Nobody is notified: call it off first. ${errors}.`,
  })
  async deleteGroupEvent(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Ctx() ctx: Context,
  ) {
    await deleteGroupEvent(ctx, eventId);
    return { deletedEventId: eventId.toLowerCase() };
  }
}

@Resolver(() => Event)
export class EventGroupResolver {
  @FieldResolver(() => Group, {
    nullable: true,
    description: 'The group whose organisers plan the event. Null for an event that the operator plans.',
  })
  group(@Root() event: Event, @Ctx() ctx: Context) {
    return event.groupId && findGroup(ctx, event.groupId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change the event and call it off, as an organiser of its group.',
  })
  viewerCanEdit(@Root() event: Event, @Ctx() ctx: Context) {
    return event.groupId !== null && ctx.load.viewerOrganises.load(event.groupId);
  }

  @FieldResolver(() => UserConnection, {
    nullable: true,
    description:
      'The members who wait for a place, in the order of asking. Null for everyone but the organisers of its group.',
  })
  waiting(@Root() event: Event, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listEventWaiting(ctx, event, page);
  }
}
