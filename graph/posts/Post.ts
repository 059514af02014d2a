import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { postCancellationTrigger, postSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { Group } from '../groups/Group.ts';
import { counterTrigger } from '../lib/counter.ts';
import { newId } from '../lib/ids.ts';
import { Node } from '../lib/Node.ts';
import { postSearch, wordsTrigger } from '../search/searchColumns.ts';
import { User } from '../users/User.ts';

export const Privacy = { PUBLIC: 'public', GROUP: 'group', PRIVATE: 'private' } as const;
export type Privacy = (typeof Privacy)[keyof typeof Privacy];
registerEnumType(Privacy, {
  name: 'Privacy',
  description: 'Who may read a post and everything under it. Its author always may.',
  valuesConfig: {
    PUBLIC: { description: 'Everyone, visitors included.' },
    GROUP: { description: 'The members of its group, as long as they are members.' },
    PRIVATE: { description: 'Its author alone.' },
  },
});

const newestFirst = 'created_at desc, id desc';

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'What a member tells: text with one optional photo, or a ride.',
})
@Index({
  name: 'post_author_index',
  expression: `create index "post_author_index" on "post" (author_id, ${newestFirst}) include (privacy, group_id)`,
})
@Index({
  name: 'post_group_index',
  expression: `create index "post_group_index" on "post" (group_id, ${newestFirst}) where group_id is not null`,
})
@Index({
  name: 'post_newest_index',
  expression: `create index "post_newest_index" on "post" (${newestFirst}) include (author_id, group_id, privacy)`,
})
@Index({
  name: 'post_search_index',
  expression: 'create index "post_search_index" on "post" using gin (search) with (fastupdate = off)',
})
@Check({ name: 'post_counts_check', expression: 'like_count >= 0 and comment_count >= 0' })
@Check({
  name: 'post_privacy_check',
  expression: `privacy in ('public', 'group', 'private') and (privacy <> 'group' or group_id is not null)`,
})
@Trigger(
  counterTrigger(
    'post_counters',
    { table: 'user', column: 'post_count', by: 'author_id', where: 'not ROW.is_ride' },
    {
      table: 'user',
      column: 'public_post_count',
      by: 'author_id',
      where: `not ROW.is_ride and ROW.privacy = 'public'`,
    },
    { table: 'user', column: 'ride_count', by: 'author_id', where: 'ROW.is_ride' },
    { table: 'user', column: 'public_ride_count', by: 'author_id', where: `ROW.is_ride and ROW.privacy = 'public'` },
  ),
)
@Trigger(wordsTrigger('post', ['content', 'ride_words'], { column: 'privacy', value: Privacy.PUBLIC }))
@Trigger(postSequenceTrigger)
@Trigger(postCancellationTrigger)
export class Post extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade', index: false })
  groupId: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The text, at most 10,000 characters. Data, never markup.' })
  content: string;

  @Property({ type: 'text[]', default: [] })
  @Field(() => [String], { description: 'The URLs of its pictures; our own client shows the first alone.' })
  mediaUrls: string[] = [];

  /** What each of `mediaUrls` shows, empty where nobody says; as many or fewer. */
  @Property({ type: 'text[]', default: [] })
  mediaAlts: string[] = [];

  @Property({ type: 'string', length: 10 })
  @Field(() => Privacy, { description: 'Who may read it. A post to a group may be PUBLIC too.' })
  privacy: Privacy = Privacy.PUBLIC;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether this is a ride post; it never changes.' })
  isRide: boolean = false;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many members like it.' })
  likeCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, {
    description: 'How many comments stand under it, replies included; those that the viewer has muted are not counted.',
  })
  commentCount: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was posted (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was last edited (UTC), at first when it was posted.' })
  updatedAt: Date = new Date();

  /** Type and location of its ride, kept by a trigger on the ride. */
  @Property({ type: 'text', nullable: true, hidden: true, lazy: true })
  rideWords: string | null;

  @Property({
    type: 'string',
    columnType: 'tsvector',
    generated: postSearch('content', 'ride_words'),
    hidden: true,
    lazy: true,
  })
  search: string;
}
