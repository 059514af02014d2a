import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** A browser or program in which a member has signed in. The table has no network address, and nobody but the member reads it. */
@Entity()
@Index({ name: 'known_device_user_index', properties: ['userId', 'lastUsedAt'] })
@Index({ name: 'known_device_last_used_index', properties: ['lastUsedAt'] })
export class KnownDevice {
  /** Of the cookie and the member, so that the table does not reveal which members share a browser. */
  @PrimaryKey({ type: 'string', length: 64 })
  tokenHash: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The User-Agent of the last sign-in. */
  @Property({ type: 'string', length: 300, nullable: true })
  device: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();
}
