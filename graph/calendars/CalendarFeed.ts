import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Group } from '../groups/Group.ts';
import { newId } from '../lib/ids.ts';
import { User } from '../users/User.ts';

export const CalendarKind = { MY_RIDES: 'rides', GROUP_RIDES: 'group', EVENTS: 'events' } as const;
export type CalendarKind = (typeof CalendarKind)[keyof typeof CalendarKind];
registerEnumType(CalendarKind, {
  name: 'CalendarKind',
  description: 'What a calendar link holds.',
  valuesConfig: {
    MY_RIDES: { description: 'The rides in which its member takes part.' },
    GROUP_RIDES: { description: 'The rides posted to one group, as far as its member may read them.' },
    EVENTS: { description: 'All events.' },
  },
});

/** By the SHA-256 of its secret alone, so that a stolen table opens no calendar. */
@Entity()
@ObjectType({
  description:
    'A link by which a calendar program subscribes to rides or events, made by one member and told to nobody else. Whoever has the link reads what its member may read at that moment; it holds no names of people. `revokeCalendarFeed` ends it, and so does another password.',
})
@Index({ name: 'calendar_feed_newest_index', properties: ['userId', 'createdAt', 'id'] })
@Index({
  name: 'calendar_feed_one_key',
  expression: `create unique index "calendar_feed_one_key" on "calendar_feed" (user_id, kind, coalesce(group_id, '00000000-0000-0000-0000-000000000000'))`,
})
@Index({ name: 'calendar_feed_group_id_index', properties: ['groupId'] })
@Check({
  name: 'calendar_feed_kind_check',
  expression: `kind in ('rides', 'group', 'events') and (kind = 'group') = (group_id is not null)`,
})
export class CalendarFeed {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, {
    description: 'Its id, by which it is changed and revoked: no secret. `node` does not find it.',
  })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 10 })
  @Field(() => CalendarKind, { description: 'What it holds.' })
  kind: CalendarKind;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade', index: false })
  groupId: string | null = null;

  @Property({ type: 'string', length: 64, hidden: true, unique: true })
  secretHash: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was made (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When a calendar program last read it (UTC), to the minute; null where none has, by its newest link.',
  })
  lastReadAt: Date | null = null;
}
