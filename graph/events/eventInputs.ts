import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { Event } from '../model/events/Event.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { EventScope } from './events.ts';

registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'The events that a list contains.',
  valuesConfig: {
    ALL: { description: 'Events that have not ended, soonest first, then past events, latest first.' },
    UPCOMING: { description: 'Events that have not ended, soonest first.' },
  },
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
