import { Field, ObjectType } from 'type-graphql';
import { NotificationKind } from './NotificationKind.ts';

@ObjectType({ simpleResolvers: true, description: 'Whether a member wants notifications of a kind.' })
export class NotificationPreference {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => Boolean, { description: 'Whether they are made: true until the member says otherwise.' })
  enabled: boolean;
}
