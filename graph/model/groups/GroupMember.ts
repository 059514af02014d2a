import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { counterTrigger } from '../../platform/database/counter.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

@Entity()
@Index({ name: 'group_member_members_index', properties: ['groupId', 'createdAt', 'userId'] })
@Index({ name: 'group_member_groups_index', properties: ['userId', 'createdAt', 'groupId'] })
@SqlIndex(
  'group_member_organisers_index',
  '"group_member" (group_id, organises_since, user_id) where organises_since is not null',
)
@Trigger(counterTrigger('group_member_counters', { table: 'group', column: 'member_count', by: 'group_id' }))
export class GroupMember {
  @ManyToOne(() => Group, { primary: true, mapToPk: true, fieldName: 'group_id', deleteRule: 'cascade', index: false })
  groupId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Since when the member organises the group. Null for other members. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  organisesSince: Date | null = null;

  /** The version of the rules that the member acknowledged last. Null for none. */
  @Property({ type: 'integer', nullable: true })
  rulesVersion: number | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  rulesAcknowledgedAt: Date | null = null;
}
