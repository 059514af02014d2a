import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** A member who has deleted their account. Hidden from everyone while their rows are deleted in batches. */
@Entity()
export class AccountDeletion {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  requestedAt: Date = new Date();
}
