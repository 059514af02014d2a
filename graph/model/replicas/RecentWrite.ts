import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/**
 * The position of the primary's log at a member's last write. A replica that has not reached it lacks that write. The
 * table is unlogged, so that a write here waits for no disk. Replicas do not contain it.
 */
@Entity()
export class RecentWrite {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** In bytes from the beginning of the log. */
  @Property({ type: 'bigint' })
  logPosition: string;
}
