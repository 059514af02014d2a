import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Post } from './Post.ts';

/** What was under a post and is gone: kept for a while for those who follow the post live and are away. */
@Entity()
@Index({ name: 'removal_at_index', properties: ['at'] })
export class Removal {
  @ManyToOne(() => Post, { primary: true, mapToPk: true, fieldName: 'post_id', deleteRule: 'cascade', index: false })
  postId: string;

  @PrimaryKey({ type: 'timestamptz', length: 3 })
  at: Date;

  /** As the change was published. */
  @PrimaryKey({ type: 'text' })
  kind: string;

  /** The comment or moment that is gone, or the member who takes part no longer. */
  @PrimaryKey({ type: 'uuid' })
  subjectId: string;

  /** Whoever has muted one of them is not told. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  authorIds: string[];
}
