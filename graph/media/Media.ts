import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** A stored picture. Its file is named by the SHA-256 of the bytes that are served. */
@Entity()
@Index({ name: 'media_owner_id_index', properties: ['ownerId'] })
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

  /** Its ThumbHash in base64; null for pictures that were kept before there was one. */
  @Property({ type: 'text', nullable: true })
  placeholder: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When somebody last sent it, or its URL: for a day after it nobody collects it. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  sentAt: Date = new Date();
}
