import { Check, Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { newId } from '../lib/ids.ts';
import { Node } from '../lib/Node.ts';
import { namedSearch, searchName, wordsTrigger } from '../search/searchColumns.ts';

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A cycling group. Anyone may read of it and join it.',
})
@Index({
  name: 'group_popular_index',
  expression: 'create index "group_popular_index" on "group" (member_count desc, name, id)',
})
@Index({
  name: 'group_search_index',
  expression: 'create index "group_search_index" on "group" using gin (search)',
})
@Index({
  name: 'group_search_name_index',
  expression: 'create index "group_search_name_index" on "group" using gin (search_name gin_trgm_ops)',
})
@Check({ name: 'group_counts_check', expression: 'member_count >= 0' })
@Trigger(wordsTrigger('group', ['name', 'description']))
export class Group extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the group.' })
  name: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the group is about, null where it is not told.' })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The URL of the picture, null for none. One of ours, `/media/{hash}.webp`, is also served as `/media/{hash}/{width}.webp` in widths of 64, 128, 256 and 480 pixels.',
  })
  picture: string | null = null;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many members the group has.' })
  memberCount: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'text', generated: searchName('name'), hidden: true, lazy: true })
  searchName: string;

  @Property({
    type: 'string',
    columnType: 'tsvector',
    generated: namedSearch(['name'], ['description']),
    hidden: true,
    lazy: true,
  })
  search: string;
}
