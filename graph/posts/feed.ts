import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Size } from '../database/sized.ts';
import { sized } from '../database/sized.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import { timeKeyOf, toConnection } from '../lib/paginate.ts';
import { Post } from './Post.ts';
import type { Asked } from './postCompanions.ts';
import { companionsOf, withEach } from './postCompanions.ts';
import { openPosts, viewerFacts, visiblePosts } from './postPolicy.ts';
import type { PostRow } from './posts.ts';

// Feeds run from the newest post to the oldest by (createdAt, id) and page by that key. FOLLOWING is what the viewer,
// the people they follow and the groups they have joined have posted; it is gathered at reading, no timeline is kept.

export const FeedScope = { EVERYONE: 'everyone', FOLLOWING: 'following' } as const;
export type FeedScope = (typeof FeedScope)[keyof typeof FeedScope];

export interface FeedQuery {
  scope: FeedScope;
  /** Only posts of this group, whatever the scope. */
  groupId?: string | null;
  first: number;
  after?: string | null;
  /** How many posts to pass over after the cursor: the compatibility API pages by number. */
  offset?: number;
}

/** How many of the newest posts are looked through for those of the viewer's people before each of them is asked. */
const windowSize = 1000;

// Every statement takes $1 viewer, $2 and $3 the key after which the page starts.
const ownColumns = `${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}`;
const visible = visiblePosts('$1::uuid', 'p');
const beforeKey = '(p.created_at, p.id) < ($2::timestamptz, $3::uuid)';
const newestFirst = 'order by p.created_at desc, p.id desc';

/** Statements for posts of some source, with what they lead to read along. */
const postsFrom = (name: string, place: number, pageOf: (size: Size) => string) =>
  withEach((asked) => {
    const { columns, joins } = companionsOf(asked, '$1::uuid', 'p');
    const textOf = (size: Size) => `select ${ownColumns}${columns} from (${pageOf(size)}) p${joins} ${newestFirst}`;
    return sized(asked === 'none' ? name : `${name}.${asked}`, place, textOf);
  });

const firstOf = (condition: string, { limit, offset }: Size) =>
  `select p.* from post p where ${condition} and ${visible} and ${beforeKey} ${newestFirst} limit ${limit} offset ${offset}`;

const everyoneStatement = postsFrom('feed.everyone', 4, (size) => firstOf('true', size));

const groupStatement = postsFrom('feed.group', 5, (size) => firstOf('p.group_id = $4::uuid', size));

const people = 'select followed_id from follow where follower_id = $1';
// To ask once who is muted is cheaper than once for each of them.
const unmutedPeople = `${people} and followed_id not in (select muted_id from mute where muter_id = $1)`;
const groups = 'select group_id from group_member where user_id = $1';

// Who follows nobody has no use for it. The order has an index; without one, any row may be sought in the whole table.
const window = `case
  when (select followed_id from follow where follower_id = $1 order by created_at limit 1) is not null
    or (select group_id from group_member where user_id = $1 order by created_at limit 1) is not null
  then ${windowSize} else 0 end`;

/**
 * The newest posts of many sources, so many of each: only the sources that have the newest ones can have a post among
 * them, and one look into the index tells which those are.
 */
const newestOf = (sources: string, key: string, readable: string, count: string) => {
  const visibleOf = (limit: string) =>
    `select p.id, p.created_at from post p where p.${key} = source.id and ${readable} and ${beforeKey} ${newestFirst} limit ${limit}`;
  return `select p.id, p.created_at
    from (
      select source.id from (${sources}) source(id) cross join lateral (${visibleOf('1')}) p ${newestFirst} limit ${count}
    ) source
    cross join lateral (${visibleOf(count)}) p`;
};

// Whoever follows people who post finds a page among the newest posts of all; only where it falls short is each asked.
const followingStatement = postsFrom('feed.following', 4, ({ limit, offset }) => {
  const count = `${limit} + ${offset}`;
  return `
   with near as materialized (
     select p.id, p.created_at
     from (
       select p.id, p.created_at, p.author_id, p.group_id, p.privacy from post p
       where ${beforeKey} ${newestFirst} limit ${window}
     ) p
     where (p.author_id = $1 or p.author_id in (${people}) or p.group_id in (${groups})) and ${visible}
     ${newestFirst} limit ${count}
   ), far as (
     ${newestOf(`${unmutedPeople} union all select $1::uuid`, 'author_id', openPosts('$1::uuid', 'p'), count)}
     union
     ${newestOf(groups, 'group_id', visible, count)}
   )
   select p.* from post p
   join (
     select id from near where (select count(*) from near) >= ${count}
     union all
     (select id from far p where (select count(*) from near) < ${count} order by created_at desc, id desc limit ${count})
   ) candidate on candidate.id = p.id
   ${newestFirst} limit ${limit} offset ${offset}`;
});

/** Sorts after every post there can be: where the first page starts. */
const start = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A page of posts that the viewer may read, newest first, with what they lead to. An unknown group has no posts. */
export async function listFeed(
  { sql, viewer }: Reader,
  query: FeedQuery,
  asked: Asked = 'none',
): Promise<Connection<PostRow>> {
  const [time, id] = timeKeyOf(query.after) ?? start;
  const values = [viewer?.id ?? null, time, id];
  const rows = await selectRows();
  return toConnection(rows, query, (post) => [post.createdAt.toISOString(), post.id]);

  function select(statements: typeof everyoneStatement, more: readonly unknown[] = []): Promise<PostRow[]> {
    const { statement, sizes } = statements[asked](query.first + 1, query.offset);
    return sql<PostRow>(statement, [...values, ...more, ...sizes]);
  }

  function selectRows(): Promise<PostRow[]> {
    if (query.groupId != null)
      return isId(query.groupId) ? select(groupStatement, [query.groupId]) : Promise.resolve([]);
    // A visitor follows nobody: to them everyone is the only feed.
    return select(viewer && query.scope === FeedScope.FOLLOWING ? followingStatement : everyoneStatement);
  }
}
