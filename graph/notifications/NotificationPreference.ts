import { Field, Int, ObjectType } from 'type-graphql';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';

@ObjectType({ simpleResolvers: true, description: 'The preferences of a member for one kind of notification.' })
export class NotificationPreference {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => Boolean, {
    description: 'Whether the list of notifications shows this kind, with its count and live events. True by default.',
  })
  enabled: boolean;

  @Field(() => Boolean, { description: 'Whether the member gets this kind by mail. False by default.' })
  mail: boolean;

  @Field(() => Boolean, { description: 'Whether the weekly digest contains this kind. False by default.' })
  digest: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'When a member gets mails, in the time zone of the member.' })
export class MailSchedule {
  @Field(() => String, {
    nullable: true,
    description: 'The time from which no mail is sent, HH:MM in 24-hour format. Null without quiet hours.',
  })
  quietFrom: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The time until which no mail is sent, HH:MM. Earlier than `quietFrom` for the next day. Null without quiet hours.',
  })
  quietTo: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The day of the weekly digest, from 1 for Monday to 7 for Sunday. Null if the member gets none.',
  })
  digestDay: number | null;

  @Field(() => Int, { description: 'The hour of the weekly digest, from 0 to 23. 7 by default.' })
  digestHour: number;
}
