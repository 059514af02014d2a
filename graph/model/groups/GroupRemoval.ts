import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

/** The last removal of a member by an organiser. Links that were made before it do not admit the member. An admission deletes it. */
@Entity()
@Index({ name: 'group_removal_user_index', properties: ['userId', 'createdAt', 'groupId'] })
@Index({ name: 'group_removal_group_index', properties: ['groupId', 'userId'] })
export class GroupRemoval {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @ManyToOne(() => Group, { primary: true, mapToPk: true, fieldName: 'group_id', deleteRule: 'cascade', index: false })
  groupId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
