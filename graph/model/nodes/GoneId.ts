import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The id of a deleted row, or of a sent mail. For a day nothing else may use it, so that a late retry does not create the row or send the mail again. */
@Entity()
@Index({ name: 'gone_id_at_index', properties: ['at'] })
export class GoneId {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'timestamptz', length: 3 })
  at: Date;
}
