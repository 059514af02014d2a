import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** Keeps one member away from another: the blocked member can neither see nor change anything of the blocker's. */
@Entity()
@Index({ name: 'block_blocked_id_index', properties: ['blockedId', 'blockerId'] })
@Check({ name: 'block_self_check', expression: 'blocker_id <> blocked_id' })
export class Block {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'blocker_id', deleteRule: 'cascade', index: false })
  blockerId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'blocked_id', deleteRule: 'cascade', index: false })
  blockedId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
