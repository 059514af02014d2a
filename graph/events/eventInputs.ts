import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Event } from '../model/events/Event.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { EventScope } from './events.ts';

describeEnum(EventScope, 'EventScope', 'The events that a list contains.', {
  ALL: 'Events that have not ended, soonest first, then past events, latest first.',
  UPCOMING: 'Events that have not ended, soonest first.',
});

export const EventConnection = connectionOf('Event', () => Event);

@ArgsType()
export class EventsArguments extends PageArguments {
  @Field(() => EventScope, { defaultValue: EventScope.ALL, description: 'The events to list.' })
  scope: EventScope = EventScope.ALL;
}

@ObjectType({ description: 'The result of registering for an event, or of cancelling.' })
export class SetEventRegistrationPayload {
  @Field(() => Event, { description: 'The event with its new `participantCount`.' })
  event: Event;
}

@ObjectType({ description: 'The result of asking for a place in an event, or of leaving its waiting list.' })
export class SetEventWaitingPayload {
  @Field(() => Event, { description: 'The event. `viewerIsRegistered` or `viewerWaitingPosition` has the result.' })
  event: Event;
}
