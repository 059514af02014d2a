import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { hashCheck } from './mediaIndexes.ts';

/** A scheduled check of a picture. The picture is deleted then, unless a row shows it or a member has sent it again. */
@Entity()
// A restored row names files that the server reads and deletes.
@Check({ name: 'media_check_hash_check', expression: hashCheck })
@Index({ name: 'media_check_due_at_index', properties: ['dueAt'] })
export class MediaCheck {
  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;

  /** A picture that was sent after this instant stays, because that sending has its own check. */
  @PrimaryKey({ type: 'timestamptz', length: 3 })
  since: Date;

  @Property({ type: 'timestamptz', length: 3 })
  dueAt: Date;
}
