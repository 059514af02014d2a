import { Field, ObjectType } from 'type-graphql';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';

@ObjectType({ simpleResolvers: true, description: 'The preference of a member for one kind of notification.' })
export class NotificationPreference {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => Boolean, { description: 'Whether the member receives notifications of this kind. True by default.' })
  enabled: boolean;
}
