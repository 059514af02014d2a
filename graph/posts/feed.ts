import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
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

// Every statement takes $1 viewer, $2 and $3 the key after which the page starts, $4 the number of rows, $5 the offset.
const columns = `${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}`;
const visible = visiblePosts('$1::uuid', 'p');
const beforeKey = '(p.created_at, p.id) < ($2::timestamptz, $3::uuid)';
const newestFirst = 'order by p.created_at desc, p.id desc';
const page = `${newestFirst} limit $4 offset $5`;
// A source may fill the whole page by itself, and all that is passed over too.
const candidates = `${visible} and ${beforeKey} ${newestFirst} limit $4::int + $5::int`;

const everyoneStatement = statement(
  'feed.everyone',
  `select ${columns} from post p where ${visible} and ${beforeKey} ${page}`,
);

const groupStatement = statement(
  'feed.group',
  `select ${columns} from post p where p.group_id = $6::uuid and ${visible} and ${beforeKey} ${page}`,
);

const followingStatement = statement(
  'feed.following',
  `select ${columns} from post p
   join (
     select p.id
     from (select followed_id as id from follow where follower_id = $1 union all select $1::uuid) person
     cross join lateral (select p.id from post p where p.author_id = person.id and ${candidates}) p
     union
     select p.id
     from group_member joined
     cross join lateral (select p.id from post p where p.group_id = joined.group_id and ${candidates}) p
     where joined.user_id = $1
   ) candidate on candidate.id = p.id
   ${page}`,
);

/** Sorts after every post there can be: where the first page starts. */
const start = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A page of posts that the viewer may read, newest first. An unknown group has no posts. */
export async function listFeed({ sql, viewer }: Reader, query: FeedQuery): Promise<Connection<PostRow>> {
  const [time, id] = timeKeyOf(query.after) ?? start;
  const values = [viewer?.id ?? null, time, id, query.first + 1, query.offset ?? 0];
  const rows = await selectRows();
  return toConnection(rows, query, (post) => [post.createdAt.toISOString(), post.id]);

  function selectRows(): Promise<PostRow[]> {
    if (query.groupId != null) {
      return isId(query.groupId) ? sql<PostRow>(groupStatement, [...values, query.groupId]) : Promise.resolve([]);
    }
    // A visitor follows nobody: to them everyone is the only feed.
    return sql<PostRow>(viewer && query.scope === FeedScope.FOLLOWING ? followingStatement : everyoneStatement, values);
  }
}
