import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Statement } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import { timeKeyOf, toConnection } from '../lib/paginate.ts';
import { Post } from './Post.ts';
import { viewerFacts, visiblePosts } from './postPolicy.ts';
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
const columns = `${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}`;
const visible = visiblePosts('$1::uuid', 'p');
const beforeKey = '(p.created_at, p.id) < ($2::timestamptz, $3::uuid)';
const newestFirst = 'order by p.created_at desc, p.id desc';

/** How many rows a statement answers and passes over, as SQL. */
interface Size {
  readonly limit: string;
  readonly offset: string;
}

interface Sized {
  readonly usual: Statement;
  readonly any: Statement;
}

const usualPage = 20;

/**
 * A statement for pages of the usual size and one for any, whose size is the parameters from `place` on. Of a limit that it
 * does not know PostgreSQL expects the worst, and so it would plan every query anew.
 */
const sized = (name: string, place: number, textOf: (size: Size) => string): Sized => ({
  usual: statement(name, textOf({ limit: String(usualPage + 1), offset: '0' })),
  any: statement(`${name}.any`, textOf({ limit: `$${place}::int`, offset: `$${place + 1}::int` })),
});

const pageOf = ({ limit, offset }: Size) => `${newestFirst} limit ${limit} offset ${offset}`;

const everyoneStatement = sized(
  'feed.everyone',
  4,
  (size) => `select ${columns} from post p where ${visible} and ${beforeKey} ${pageOf(size)}`,
);

const groupStatement = sized(
  'feed.group',
  5,
  (size) => `select ${columns} from post p where p.group_id = $4::uuid and ${visible} and ${beforeKey} ${pageOf(size)}`,
);

const people = 'select followed_id from follow where follower_id = $1';
const groups = 'select group_id from group_member where user_id = $1';

/**
 * The newest posts of many sources, so many of each: only the sources that have the newest ones can have a post among
 * them, and one look into the index tells which those are.
 */
const newestOf = (sources: string, key: string, count: string) => {
  const visibleOf = (limit: string) =>
    `select p.id, p.created_at from post p where p.${key} = source.id and ${visible} and ${beforeKey} ${newestFirst} limit ${limit}`;
  return `select p.id, p.created_at
    from (
      select source.id from (${sources}) source(id) cross join lateral (${visibleOf('1')}) p ${newestFirst} limit ${count}
    ) source
    cross join lateral (${visibleOf(count)}) p`;
};

// Whoever follows people who post finds a page among the newest posts of all; only where it falls short is each asked.
const followingStatement = sized('feed.following', 4, (size) => {
  const count = `${size.limit} + ${size.offset}`;
  return `
   with near as materialized (
     select p.id, p.created_at
     from (
       select p.id, p.created_at, p.author_id, p.group_id, p.privacy from post p
       where ${beforeKey} ${newestFirst} limit ${windowSize}
     ) p
     where (p.author_id = $1 or p.author_id in (${people}) or p.group_id in (${groups})) and ${visible}
     ${newestFirst} limit ${count}
   ), far as (
     ${newestOf(`${people} union all select $1::uuid`, 'author_id', count)}
     union
     ${newestOf(groups, 'group_id', count)}
   )
   select ${columns} from post p
   join (
     select id from near where (select count(*) from near) >= ${count}
     union all
     (select id from far p where (select count(*) from near) < ${count} order by created_at desc, id desc limit ${count})
   ) candidate on candidate.id = p.id
   ${pageOf(size)}`;
});

/** Sorts after every post there can be: where the first page starts. */
const start = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A page of posts that the viewer may read, newest first. An unknown group has no posts. */
export async function listFeed({ sql, viewer }: Reader, query: FeedQuery): Promise<Connection<PostRow>> {
  const [time, id] = timeKeyOf(query.after) ?? start;
  const values = [viewer?.id ?? null, time, id];
  const rows = await selectRows();
  return toConnection(rows, query, (post) => [post.createdAt.toISOString(), post.id]);

  function select({ usual, any }: Sized, more: readonly unknown[] = []): Promise<PostRow[]> {
    const offset = query.offset ?? 0;
    if (query.first === usualPage && offset === 0) return sql<PostRow>(usual, [...values, ...more]);
    return sql<PostRow>(any, [...values, ...more, query.first + 1, offset]);
  }

  function selectRows(): Promise<PostRow[]> {
    if (query.groupId != null)
      return isId(query.groupId) ? select(groupStatement, [query.groupId]) : Promise.resolve([]);
    // A visitor follows nobody: to them everyone is the only feed.
    return select(viewer && query.scope === FeedScope.FOLLOWING ? followingStatement : everyoneStatement);
  }
}
