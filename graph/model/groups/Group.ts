import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { ownUrlIndex } from '../media/mediaIndexes.ts';
import { groupPictureTrigger } from '../media/mediaTriggers.ts';
import { namedSearchTrigger, searchColumn, searchNameColumn, wordsTrigger } from '../search/searchColumns.ts';
import { User } from '../users/User.ts';
import { GroupKind } from './GroupKind.ts';

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A cycling group. Its `kind` says who reads and joins it.',
})
@SqlIndex('group_size_index', '"group" ((-member_count), name, id)')
@SqlIndex('group_search_index', '"group" using gin (search)')
@SqlIndex('group_search_name_index', '"group" using gin (search_name gin_trgm_ops)')
@SqlIndex('group_founder_index', '"group" (founder_id, created_at, id) where founder_id is not null')
@Check({ name: 'group_counts_check', expression: 'member_count >= 0' })
@Check({ name: 'group_kind_check', expression: `kind in ('open', 'closed', 'hidden')` })
@Trigger(namedSearchTrigger('group'))
@Trigger(
  wordsTrigger('group', ['name', 'description'], {
    publicWhere: { column: 'kind', condition: `<> '${GroupKind.HIDDEN}'` },
  }),
)
@Trigger(groupPictureTrigger)
@Index({ name: 'group_picture_index', expression: ownUrlIndex('group', 'picture') })
export class Group extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the group.' })
  name: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The description of the group, null if there is none.' })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The URL of the picture, null if there is none. A picture stored here, `/media/{hash}.webp`, is also served as `/media/{hash}/{width}.webp` in widths of 64, 128, 256 and 480 pixels.',
  })
  picture: string | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of members of the group.' })
  memberCount: number = 0;

  @Property({ type: 'string', length: 10, default: GroupKind.OPEN })
  @Field(() => GroupKind, { description: 'The kind of the group: who finds it, and who joins it.' })
  kind: GroupKind = GroupKind.OPEN;

  /** The member who founded it. Null for a group of the operator, and when the account is gone. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'founder_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
    hidden: true,
    lazy: true,
  })
  founderId: string | null = null;
  /** The post that its page shows first. It is no foreign key: a trigger of posts clears it. */
  @Property({ type: 'uuid', nullable: true })
  pinnedPostId: string | null = null;

  /** The version of its rules. Null for a group without rules. */
  @Property({ type: 'integer', nullable: true })
  rulesVersion: number | null = null;

  /** When the last announcement to all members was sent. Null if there was none. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true, lazy: true })
  announcedAt: Date | null = null;

  /** When the announcement before the last was sent. Null if there was none. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true, lazy: true })
  announcedBefore: Date | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property(searchNameColumn)
  searchName: string;

  @Property(searchColumn)
  search: string;
}
