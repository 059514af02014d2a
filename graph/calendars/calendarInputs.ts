import { IsIn } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { ClientId } from '../lib/validation.ts';
import { CalendarFeed, CalendarKind } from './CalendarFeed.ts';

export const CalendarFeedConnection = connectionOf('CalendarFeed', () => CalendarFeed);

@InputType({ description: 'A calendar link to make.' })
export class CreateCalendarFeedInput {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client.' })
  @ClientId()
  id?: string | null;

  @Field(() => CalendarKind, { description: 'What it shall hold.' })
  @IsIn(Object.values(CalendarKind), { message: 'kind must be MY_RIDES, GROUP_RIDES or EVENTS' })
  kind: CalendarKind;

  @Field(() => ID, { nullable: true, description: 'The group whose rides it shall hold; of GROUP_RIDES alone.' })
  groupId?: string | null;
}

@ObjectType({ description: 'A calendar link, new or with a new address.' })
export class CalendarLinkPayload {
  @Field(() => CalendarFeed, { description: 'The link, of `User.calendarFeeds`.' })
  calendarFeed: CalendarFeed;

  @Field(() => String, {
    description:
      'Its address below that of the instance, `/calendar/….ics`. Keep it at once: only a hash of it is stored, and it is never shown again.',
  })
  path: string;
}

@ObjectType({ description: 'A calendar link that was revoked.' })
export class RevokeCalendarFeedPayload {
  @Field(() => ID, { description: 'The id of the link that is gone.' })
  revokedFeedId: string;
}
