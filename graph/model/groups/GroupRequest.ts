import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

/** The request of a member to join a closed group. It is deleted when an organiser answers it or the member withdraws it. */
@Entity()
@Index({ name: 'group_request_user_index', properties: ['userId', 'createdAt', 'groupId'] })
@Index({ name: 'group_request_group_index', properties: ['groupId', 'createdAt', 'userId'] })
export class GroupRequest {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @ManyToOne(() => Group, { primary: true, mapToPk: true, fieldName: 'group_id', deleteRule: 'cascade', index: false })
  groupId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The version of the rules that the member acknowledges by joining. Null for none. */
  @Property({ type: 'integer', nullable: true })
  rulesVersion: number | null = null;

  /** The words with which the member asks, for the organisers. Null for none. */
  @Property({ type: 'text', nullable: true })
  words: string | null = null;
}
