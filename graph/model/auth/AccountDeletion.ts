import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** A member who is hidden from everyone: while the rows of a deleted account are deleted in batches, or while suspended. */
@Entity()
export class AccountDeletion {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  requestedAt: Date = new Date();

  /** Whether the account is being deleted. False for a suspended member, who comes back when the suspension is lifted. */
  @Property({ type: 'boolean', default: true })
  deletes: boolean = true;
}
