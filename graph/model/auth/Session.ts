import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** One sign-in. Stored by the SHA-256 of its token only, so that a leaked table opens no session. */
@Entity()
@Index({ name: 'session_user_id_index', properties: ['userId'] })
@Index({ name: 'session_last_used_index', properties: ['lastUsedAt'] })
export class Session {
  @PrimaryKey({ type: 'string', length: 64 })
  tokenHash: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  /** The User-Agent of the program that signed in. */
  @Property({ type: 'string', length: 300, nullable: true })
  device: string | null = null;
}
