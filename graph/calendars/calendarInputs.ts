import { IsIn, IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CalendarFeed, CalendarKind } from '../model/calendars/CalendarFeed.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { ClientId } from '../platform/graphql/validation.ts';

export const CalendarFeedConnection = connectionOf('CalendarFeed', () => CalendarFeed);

export const passwordDescription =
  'The password of the account. Required 15 minutes after the sign-in of this session. Without it, or with a wrong one, the error is BAD_USER_INPUT.';

@InputType({ description: 'A calendar link to create.' })
export class CreateCalendarFeedInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID that the client generates. The server generates one when it is omitted.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => CalendarKind, { description: 'The content of the calendar.' })
  @IsIn(Object.values(CalendarKind), { message: 'kind must be MY_RIDES, GROUP_RIDES or EVENTS' })
  kind: CalendarKind;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the group. Required for GROUP_RIDES; BAD_USER_INPUT for other kinds.',
  })
  groupId?: string | null;

  @Field(() => String, { nullable: true, description: passwordDescription })
  @IsOptional()
  @IsString({ message: 'currentPassword must be a text' })
  currentPassword?: string | null;
}

@ObjectType({ description: 'The result of creating or rotating a calendar link.' })
export class CalendarLinkPayload {
  @Field(() => CalendarFeed, { description: 'The link. It is one of `User.calendarFeeds`.' })
  calendarFeed: CalendarFeed;

  @Field(() => String, {
    description:
      'The path of the calendar, `/calendar/….ics`, relative to the address of the instance. Store it now: the server keeps only a hash and never returns the path again.',
  })
  path: string;
}

@ObjectType({ description: 'The result of revoking a calendar link.' })
export class RevokeCalendarFeedPayload {
  @Field(() => ID, { description: 'The id of the revoked link.' })
  revokedFeedId: string;
}
