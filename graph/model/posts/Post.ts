import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { counterTrigger } from '../../platform/database/counter.ts';
import { fixedColumns } from '../../platform/database/fixedColumns.ts';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { AtMost } from '../../platform/graphql/AtMost.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { postCancellationTrigger, postSequenceTrigger } from '../calendars/calendarTriggers.ts';
import { Group } from '../groups/Group.ts';
import { postAudienceTrigger, postGroupTrigger } from '../groups/groupAudience.ts';
import { pinTrigger } from '../groups/pinTrigger.ts';
import { postMediaIndex, publicMediaIndex } from '../media/mediaIndexes.ts';
import { postPicturesTrigger } from '../media/mediaTriggers.ts';
import { goneTrigger } from '../nodes/goneTrigger.ts';
import { postDeletionTrigger } from '../notifications/rideDeletionTrigger.ts';
import { postPlacesTrigger } from '../rides/placeTriggers.ts';
import { postClockTrigger } from '../rides/seriesTriggers.ts';
import { postMonthTrigger, postSearchTrigger, searchColumn, wordsTrigger } from '../search/searchColumns.ts';
import { User } from '../users/User.ts';

export const Privacy = { PUBLIC: 'public', GROUP: 'group', PRIVATE: 'private' } as const;
export type Privacy = (typeof Privacy)[keyof typeof Privacy];
describeEnum(Privacy, 'Privacy', 'The audience of a post and of everything under it. Its author may always read it.', {
  PUBLIC: 'Everyone, visitors included.',
  GROUP: 'The members of its group, while they are members.',
  PRIVATE: 'Only its author.',
});

const newestFirst = 'created_at desc, id desc';

@Entity()
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A post by a member: text with one optional photo, or a ride.',
})
@SqlIndex('post_author_index', `"post" (author_id, ${newestFirst}) include (privacy, group_id)`)
@SqlIndex('post_pictures_index', `"post" (author_id, ${newestFirst}) where media_urls <> '{}'`)
@SqlIndex('post_group_feed_index', `"post" (group_id, is_withheld, ${newestFirst}) where group_id is not null`)
@SqlIndex('post_withheld_index', '"post" (author_id) where is_withheld')
@SqlIndex('post_newest_index', `"post" (${newestFirst}) include (author_id, group_id, privacy)`)
@SqlIndex(
  'post_shared_feed_index',
  `"post" (${newestFirst}) include (author_id, group_id, privacy) where privacy <> 'private' and not is_withheld`,
)
@SqlIndex('post_private_index', `"post" (author_id, ${newestFirst}) where privacy = 'private'`)
@SqlIndex(
  'post_public_feed_index',
  `"post" (${newestFirst}) include (author_id) where privacy = 'public' and not is_withheld`,
)
@SqlIndex('post_search_index', '"post" using gin (search) with (fastupdate = off)')
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
@Trigger(postAudienceTrigger)
@Trigger(postGroupTrigger)
@Trigger(postClockTrigger)
@Trigger(postSearchTrigger)
@Trigger(postMonthTrigger)
@Trigger(
  wordsTrigger('post', ['content', 'ride_words'], {
    author: 'new.author_id',
    publicWhere: { column: 'privacy', condition: `= '${Privacy.PUBLIC}'` },
  }),
)
@Trigger(fixedColumns('post', 'author_id', 'is_ride'))
@Trigger(postSequenceTrigger)
@Trigger(postCancellationTrigger)
@Trigger(postDeletionTrigger)
@Trigger(postPicturesTrigger)
@Trigger(postPlacesTrigger)
@Trigger(pinTrigger)
@Trigger(goneTrigger('post'))
@Index({ name: 'post_media_urls_index', expression: postMediaIndex })
@SqlIndex('post_public_media_index', publicMediaIndex)
export class Post extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', deleteRule: 'cascade', index: false })
  authorId: string;

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', nullable: true, deleteRule: 'cascade', index: false })
  groupId: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The text, at most 10,000 characters. Plain data, never markup.' })
  content: string;

  @Property({ type: 'text[]', default: [] })
  @AtMost(10)
  @Field(() => [String], { description: 'The URLs of its pictures, at most 10. Our own client shows only the first.' })
  mediaUrls: string[] = [];

  /** The alternative texts of `mediaUrls`, in their order. Empty if none is given, and it may be shorter. */
  @Property({ type: 'text[]', default: [] })
  mediaAlts: string[] = [];

  @Property({ type: 'string', length: 10 })
  @Field(() => Privacy, {
    description:
      'The audience of the post. A post to an open group may be PUBLIC too. A post to another group is never PUBLIC.',
  })
  privacy: Privacy = Privacy.PUBLIC;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether this is a ride post. It never changes.' })
  isRide: boolean = false;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'The number of members who like the post.' })
  likeCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, {
    description:
      'The number of comments, replies included. Comments that a mute or a block hides from the viewer are not counted.',
  })
  commentCount: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, {
    description:
      'When the post was created (UTC). For a later date of a series: when it becomes the next date, and feeds show it. That is in the future until then.',
  })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, {
    description: 'When the post was last edited (UTC). Equal to the time of creation until the first edit.',
  })
  updatedAt: Date = new Date();

  /** The type and location of its ride. A trigger on the ride updates it. */
  @Property({ type: 'text', nullable: true, hidden: true, lazy: true })
  rideWords: string | null;

  /** Whether the indexes of feeds omit the post, because its author is hidden and has very many. `isBeingDeleted` decides who may read it. */
  @Property({ type: 'boolean', default: false, hidden: true, lazy: true })
  isWithheld: boolean = false;

  @Property(searchColumn)
  search: string;
}
