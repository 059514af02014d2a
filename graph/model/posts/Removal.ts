import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Post } from './Post.ts';

/** Something deleted under a post, kept for a while for subscribers of the post who are offline. */
@Entity()
@Index({ name: 'removal_at_index', properties: ['at'] })
export class Removal {
  @ManyToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  postId: string;

  @PrimaryKey({ type: 'timestamptz', length: 3 })
  at: Date;

  /** The kind of the published change. */
  @PrimaryKey({ type: 'text' })
  kind: string;

  /** The id of the deleted comment or moment, or of the member who left the ride. */
  @PrimaryKey({ type: 'uuid' })
  subjectId: string;

  /** A viewer who has muted one of these members does not receive the removal. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  authorIds: string[];
}
