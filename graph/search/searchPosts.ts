import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import { decodeCursor, isInstant, toConnection } from '../lib/paginate.ts';
import { Post } from '../posts/Post.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';
import { monthMark, monthOf } from './searchColumns.ts';
import { isRank, type SearchPage } from './searchPage.ts';
import { queries, termsOf } from './searchTerms.ts';

// Posts are found by their words and by the type and location of their ride, and run by how they match: all words as
// typed, then the last one as a beginning; only where nothing matches so, words spelt nearly alike. Within each the
// newest come first. No search touches more than a bounded number of posts: the newest few are walked through, which
// finds what is frequent, and what is older is taken from the index month by month, newest first, which finds the rest.

/** How many of the newest posts are looked at one by one. */
const walked = 1_000;
/** How many matches of a month, and of all months, are looked at. */
const maximumOfMonth = 5_000;
const maximumOfMonths = 10_000;

type PostKey = readonly [rank: number, time: string, id: string];
type FoundPost = PostRow & { rank: number };

// $1 viewer, $2 text, $3 to $5 the key after which the page starts, $6 the number of rows.
const candidate = 'p.id, p.created_at, p.author_id, p.group_id, p.privacy';
const newestFirst = 'order by p.created_at desc, p.id desc';
const visible = visiblePosts('$1::uuid', 'p');
const oldestMonth = `(select ${monthOf('p.created_at')} from post p order by p.created_at, p.id limit 1)`;

/**
 * The matches of a query as rows of a rank, newest first; none where the page starts behind that rank. Rows that are
 * looked at one by one may be asked for more than the index.
 */
function matches(rank: number, query: string, queryOfRow = query): string {
  const place = (start: string, after: string) => `case when $3::int = ${rank} then ${after} else ${start} end`;
  const key = `(${place(`'infinity'`, '$4::timestamptz')}, ${place(`'ffffffff-ffff-ffff-ffff-ffffffffffff'`, '$5::uuid')})`;
  const isAsked = (asked: string) => `$3::int <= ${rank} and numnode(${asked}) > 0`;
  return `
    (select ${rank} as rank, p.id, p.created_at
     from (select ${candidate}, p.search from post p where (p.created_at, p.id) < ${key} ${newestFirst} limit ${walked}) p
     where ${isAsked(queryOfRow)} and p.search @@ ${queryOfRow} and ${visible}
     ${newestFirst} limit $6)
    union all
    (select ${rank} as rank, p.id, p.created_at
     from (
       select ${candidate}
       from (select p.created_at, p.id from post p where (p.created_at, p.id) < ${key} ${newestFirst} offset ${walked - 1} limit 1) edge
       cross join lateral generate_series(${monthOf('edge.created_at')}, ${oldestMonth}, -1) month
       cross join lateral (
         select ${candidate}
         from (
           select ${candidate} from post p
           where p.search @@ (${query} && ${monthMark('month')}::tsquery) and (p.created_at, p.id) < (edge.created_at, edge.id)
           limit ${maximumOfMonth}
         ) p
         ${newestFirst}
       ) p
       where ${isAsked(query)}
       limit ${maximumOfMonths}
     ) p
     where ${visible}
     limit $6)`;
}

const pageStatement = statement(
  'search.posts',
  `with ${termsOf('$2')},
   query as materialized (
     select whole, begun && !!whole as begun, (begun_by_any || coalesce(begun, '')) && !!whole as begun_by_any
     from (select ${queries.whole} as whole, ${queries.begun} as begun, ${queries.begunByAny} as begun_by_any) query
   ),
   mistyped as materialized (select ${queries.similar} as spelt_alike),
   direct as materialized (
     select * from (${matches(1, '(select whole from query)')} union all ${matches(2, '(select begun from query)', '(select begun_by_any from query)')}) found limit $6
   ),
   found as (
     select * from direct
     union all
     (select * from (${matches(3, '(select spelt_alike from mistyped)')}) found
      where $3::int = 3 or ($3::int = 0 and not exists (select from direct)) limit $6)
   )
   select found.rank, ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}
   from found join post p on p.id = found.id
   order by found.rank, p.created_at desc, p.id desc`,
);

const isPostKey = ([rank, time, id]: readonly unknown[]) =>
  isRank(rank) && isInstant(time) && typeof id === 'string' && isId(id);

const start: PostKey = [0, '1970-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000'];

/** A page of the posts that the viewer may read and that match a text. */
export async function searchPosts({ sql, viewer }: Reader, page: SearchPage): Promise<Connection<PostRow>> {
  const key = page.after ? decodeCursor<PostKey>(page.after, isPostKey) : start;
  const rows = await sql<FoundPost>(pageStatement, [viewer?.id ?? null, page.text, ...key, page.first + 1]);
  return toConnection(rows, page, (post) => [post.rank, post.createdAt.toISOString(), post.id]);
}
