import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { hashCheck } from './mediaIndexes.ts';
import { ownerlessPictureTrigger } from './mediaTriggers.ts';

/** A stored picture. The name of its file is the SHA-256 of the bytes that are served. */
@Entity()
// A restored row names files that the server reads and deletes.
@Check({ name: 'media_hash_check', expression: hashCheck })
@Trigger(ownerlessPictureTrigger)
@Index({ name: 'media_owner_index', properties: ['ownerId', 'createdAt', 'hash'] })
export class Media {
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', nullable: true, deleteRule: 'set null', index: false })
  ownerId: string | null = null;

  @Property({ type: 'integer' })
  width: number;

  @Property({ type: 'integer' })
  height: number;

  @Property({ type: 'integer' })
  byteCount: number;

  /** The ThumbHash in base64. Null for pictures stored before ThumbHashes were. */
  @Property({ type: 'text', nullable: true })
  placeholder: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When a member last uploaded the picture or sent its URL. It is not collected for a day after that. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  sentAt: Date = new Date();
}
