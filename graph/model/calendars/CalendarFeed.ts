import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SqlUnique } from '../../platform/database/SqlIndex.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { newId } from '../../platform/lib/ids.ts';
import { Group } from '../groups/Group.ts';
import { User } from '../users/User.ts';

export const CalendarKind = { MY_RIDES: 'rides', GROUP_RIDES: 'group', EVENTS: 'events' } as const;
export type CalendarKind = (typeof CalendarKind)[keyof typeof CalendarKind];
describeEnum(CalendarKind, 'CalendarKind', 'The contents of a calendar link.', {
  MY_RIDES: 'The rides in which the member participates.',
  GROUP_RIDES: 'The rides posted to one group, limited to those that the member may read.',
  EVENTS: 'All events.',
});

/** Stored by the SHA-256 of the secret only, so that a leaked table opens no calendar. */
@Entity()
@ObjectType({
  description:
    'A link by which a calendar program subscribes to rides or events. Only the member who created it can list it. Anyone with the link reads what that member may read at that moment, without the names of people. `revokeCalendarFeed` and a change of password end it.',
})
@Index({ name: 'calendar_feed_newest_index', properties: ['userId', 'createdAt', 'id'] })
@SqlUnique(
  'calendar_feed_one_key',
  `"calendar_feed" (user_id, kind, coalesce(group_id, '00000000-0000-0000-0000-000000000000'))`,
)
@Index({ name: 'calendar_feed_group_id_index', properties: ['groupId'] })
@Check({
  name: 'calendar_feed_kind_check',
  expression: `kind in ('rides', 'group', 'events') and (kind = 'group') = (group_id is not null)`,
})
export class CalendarFeed {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, {
    description: 'The id by which the link is changed and revoked. It is not a secret. `node` does not find it.',
  })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 10 })
  @Field(() => CalendarKind, { description: 'The contents of the calendar.' })
  kind: CalendarKind;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade', index: false })
  groupId: string | null = null;

  @Property({ type: 'string', length: 64, hidden: true, unique: true })
  secretHash: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the link was created (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When a calendar program last read the newest link (UTC), to the minute. Null if none has.',
  })
  lastReadAt: Date | null = null;
}
