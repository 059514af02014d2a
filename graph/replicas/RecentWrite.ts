import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/**
 * How far the log of the primary was when a member last wrote: a replica that has not come so far does not know of it yet.
 * The table is unlogged, so that noting waits for no disk, and replicas have no part in it.
 */
@Entity()
export class RecentWrite {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** In bytes from the beginning of the log. */
  @Property({ type: 'bigint' })
  logPosition: string;
}
