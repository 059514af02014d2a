import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Event } from '../model/events/Event.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import {
  EventConnection,
  EventsArguments,
  SetEventRegistrationPayload,
  SetEventWaitingPayload,
} from './eventInputs.ts';
import { displayDateOf, findEvent, isActive, isFull, listEvents } from './events.ts';
import { setEventRegistration, setEventWaiting } from './registrations.ts';

@Resolver(() => Event)
export class EventResolver {
  @Query(() => Event, { nullable: true, description: 'An event by id, null if unknown.' })
  event(@Arg('id', () => ID, { description: 'The id of the event.' }) id: string, @Ctx() ctx: Context) {
    return findEvent(ctx, id);
  }

  @Query(() => EventConnection, {
    description:
      'Events: those that have not ended, soonest first. Then, unless the scope is UPCOMING, past events, latest first.',
  })
  events(@Args(() => EventsArguments) query: EventsArguments, @Ctx() ctx: Context) {
    return listEvents(ctx, query);
  }

  @FieldResolver(() => String, {
    description:
      'The start as an English text in the event’s time zone: `Today, 7:00 AM`, `Tomorrow, 7:00 AM`, within a week `Saturday, 6:30 AM`, else `Nov 28, 6:30 AM`, with the year unless it is the current one.',
  })
  displayDate(@Root() event: Event, @Ctx() ctx: Context) {
    return displayDateOf(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the event has no free place.' })
  isFull(@Root() event: Event) {
    return isFull(event);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the event is running, or starts before the end of tomorrow in its time zone.',
  })
  isActive(@Root() event: Event, @Ctx() ctx: Context) {
    return isActive(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has registered.' })
  viewerIsRegistered(@Root() event: Event, @Ctx() ctx: Context) {
    return ctx.load.viewerIsRegistered.load(event.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The position of the viewer in the waiting list, 1 for the next place. Null when the viewer does not wait.',
  })
  viewerWaitingPosition(@Root() event: Event, @Ctx() ctx: Context) {
    return event.waitingCount > 0 ? ctx.load.viewerEventPosition.load(event.id) : null;
  }

  @FieldResolver(() => UserConnection, {
    description: 'The registered members in the order of registration. Everyone can read them, as those of a ride.',
  })
  participants(@Root() event: Event, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.participantsOfEvent.load({ ...page, ownerId: event.id });
  }

  @FieldResolver(() => UserConnection, {
    description: 'The registered members that the viewer follows, in the order of registration. Empty for visitors.',
  })
  followedParticipants(@Root() event: Event, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followedParticipantsOfEvent.load({ ...page, ownerId: event.id });
  }

  @Mutation(() => SetEventRegistrationPayload, {
    description:
      'Registers for an event or cancels the registration. Idempotent. Cancelling always works, and ends the waiting for a place too. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT `Event is full`, BAD_USER_INPUT `Cannot register for an event that has already passed` once it has started and `Cannot register for an event that is called off`.',
  })
  setEventRegistration(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Arg('registered', () => Boolean, { description: 'true to register, false to cancel.' }) registered: boolean,
    @Ctx() ctx: Context,
  ) {
    return setEventRegistration(ctx, eventId, registered);
  }

  @Mutation(() => SetEventWaitingPayload, {
    description:
      'Asks for a place in an event, or leaves its waiting list. The viewer gets a free place at once. In a full event they wait, in the order of asking, and are registered as soon as a place is free. A registered member is not changed. Idempotent. Leaving always works. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT `Cannot register for an event that has already passed` once it has started and `Cannot register for an event that is called off`.',
  })
  setEventWaiting(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Arg('waiting', () => Boolean, { description: 'true to ask for a place, false to leave the waiting list.' })
    waiting: boolean,
    @Ctx() ctx: Context,
  ) {
    return setEventWaiting(ctx, eventId, waiting);
  }
}
