import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { FindByNameArguments } from '../platform/graphql/FindByNameArguments.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { CallOffEventInput, CreateEventInput, factsIn, UpdateEventInput } from './eventFactsInput.ts';
import { cancelEvent, createEvent, setEventCalledOff, updateEvent } from './eventPlanning.ts';
import { CancelEventPayload, OperatorEventConnection, OperatorEventPayload } from './OperatorEvent.ts';
import { pageOfEvents } from './operatorEvents.ts';

@Resolver(() => Operator)
export class OperatorEventResolver {
  @FieldResolver(() => OperatorEventConnection, {
    description: 'The events, past ones too. The one that starts last is first.',
  })
  events(@Args(() => FindByNameArguments) query: FindByNameArguments, @Ctx() ctx: Context) {
    return pageOfEvents(ctx, query);
  }

  @ForOperators()
  @Mutation(() => OperatorEventPayload, {
    description:
      'Creates an event that members can register for. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT.',
  })
  async createEvent(
    @Arg('input', () => CreateEventInput, { description: 'The event.' }) input: CreateEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await createEvent(await asOperator(ctx), factsIn(input)) };
  }

  @ForOperators()
  @Mutation(() => OperatorEventPayload, {
    description:
      'Changes an event. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Event not found`; BAD_USER_INPUT. A lower maximum removes nobody; a higher one gives places to members who wait.',
  })
  async updateEvent(
    @Arg('input', () => UpdateEventInput, { description: 'The changes.' }) input: UpdateEventInput,
    @Ctx() ctx: Context,
  ) {
    const { eventId, ...changes } = input;
    return { event: await updateEvent(await asOperator(ctx), eventId, factsIn(changes)) };
  }

  @ForOperators()
  @Mutation(() => CancelEventPayload, {
    description:
      'Permanently deletes an event and every registration for it. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Event not found`.',
  })
  async cancelEvent(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Ctx() ctx: Context,
  ) {
    await cancelEvent(await asOperator(ctx), eventId);
    return { cancelledEventId: eventId.toLowerCase() };
  }

  @ForOperators()
  @Mutation(() => OperatorEventPayload, {
    description:
      'Calls an event off, or changes the reason. It stays visible with the reason, nobody can register any more, and its registered members are notified. Idempotent. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Event not found`; BAD_USER_INPUT for an event that has already started and for a missing reason.',
  })
  async callOffEvent(
    @Arg('input', () => CallOffEventInput, { description: 'The event and the reason.' })
    { eventId, reason }: CallOffEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await setEventCalledOff(await asOperator(ctx), eventId, reason) };
  }

  @ForOperators()
  @Mutation(() => OperatorEventPayload, {
    description:
      'Puts on again an event that was called off. Its members are still registered and are notified. Idempotent. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Event not found`; BAD_USER_INPUT for an event that has already started.',
  })
  async putEventOnAgain(
    @Arg('eventId', () => ID, { description: 'The id of the event.' }) eventId: string,
    @Ctx() ctx: Context,
  ) {
    return { event: await setEventCalledOff(await asOperator(ctx), eventId, null) };
  }
}
