import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Event } from './Event.ts';
import { EventScope } from './events.ts';

registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'Which events a list holds.',
  valuesConfig: {
    ALL: { description: 'Those to come, soonest first, then the past ones, latest first.' },
    UPCOMING: { description: 'Those that have not ended, soonest first.' },
  },
});

export const EventConnection = connectionOf('Event', () => Event);

@ArgsType()
export class EventsArguments extends PageArguments {
  @Field(() => EventScope, { defaultValue: EventScope.ALL, description: 'Which events.' })
  scope: EventScope = EventScope.ALL;
}

@ObjectType({ description: 'What registering for an event, or taking it back, changed.' })
export class SetEventRegistrationPayload {
  @Field(() => Event, { description: 'The event with its new count.' })
  event: Event;
}
