import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Event } from './Event.ts';
import { EventConnection, EventsArguments, SetEventRegistrationPayload } from './eventInputs.ts';
import { displayDateOf, findEvent, isActive, isFull, listEvents } from './events.ts';
import { setEventRegistration } from './registrations.ts';

@Resolver(() => Event)
export class EventResolver {
  @Query(() => Event, { nullable: true, description: 'An event by id, null when unknown.' })
  event(@Arg('id', () => ID, { description: 'The id of the event.' }) id: string, @Ctx() ctx: Context) {
    return findEvent(ctx, id);
  }

  @Query(() => EventConnection, {
    description:
      'Events: those that have not ended, soonest first, then, unless the scope is UPCOMING, the past ones, latest first.',
  })
  events(@Args(() => EventsArguments) query: EventsArguments, @Ctx() ctx: Context) {
    return listEvents(ctx, query);
  }

  @FieldResolver(() => String, {
    description:
      'When it starts, as people at its place say it in English: `Today, 7:00 AM`, `Tomorrow, 7:00 AM`, within a week `Saturday, 6:30 AM`, else `Nov 28, 6:30 AM`, with the year where it is another one.',
  })
  displayDate(@Root() event: Event, @Ctx() ctx: Context) {
    return displayDateOf(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether every place is taken.' })
  isFull(@Root() event: Event) {
    return isFull(event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is running, or starts before tomorrow ends at its place.' })
  isActive(@Root() event: Event, @Ctx() ctx: Context) {
    return isActive(ctx, event);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has registered.' })
  viewerIsRegistered(@Root() event: Event, @Ctx() ctx: Context) {
    return ctx.load.viewerIsRegistered.load(event.id);
  }

  @Mutation(() => SetEventRegistrationPayload, {
    description:
      'Registers for an event or takes it back. Idempotent; leaving always works. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT `Event is full`, BAD_USER_INPUT `Cannot register for an event that has already passed` once it has started.',
  })
  setEventRegistration(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Arg('registered', () => Boolean, { description: 'true to register, false to take it back.' }) registered: boolean,
    @Ctx() ctx: Context,
  ) {
    return setEventRegistration(ctx, eventId, registered);
  }
}
