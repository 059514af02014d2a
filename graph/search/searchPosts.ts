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
import { keyQueryOf, queryOf, termsOf } from './searchTerms.ts';

// Posts are found by their words and by the type and location of their ride, and run by how they match: all words as
// typed, then the last one as a beginning; only where nothing matches so, words spelt nearly alike. Within each the
// newest come first. No search touches more than a bounded number of posts: the newest few are walked through, which
// finds what is frequent, and what is older is taken from the index month by month, newest first, which finds the rest.

/** How many of the newest posts are looked at one by one for each row of a page. */
const walkedForRow = 50;
/** How many matches of a month are looked at, enough for months of 250,000 posts, and how many of all months. */
const maximumOfMonth = 5_000;
const maximumOfAll = 20_000;

type PostKey = readonly [rank: number, time: string, id: string];
type FoundPost = PostRow & { rank: number };

// $1 viewer, $2 text, $3 to $5 the key after which the page starts, $6 the number of rows.
const candidate = 'p.id, p.created_at, p.author_id, p.group_id, p.privacy, p.search';
const walked = `$6::int * ${walkedForRow}`;
const newestFirst = 'order by p.created_at desc, p.id desc';
const visible = visiblePosts('$1::uuid', 'p');
const oldestMonth = `(select ${monthOf('p.created_at')} from post p order by p.created_at, p.id limit 1)`;

interface Asked {
  /** What the index is asked for. */
  key: string;
  /** What each row must match. */
  row: string;
}

/**
 * The matches as rows of a rank, newest first; none where the page starts behind that rank. The months and the rows of
 * each come in order, so a limit stops at the newest, and a month is read only where those before it did not fill a page.
 */
function matches(rank: number, { key, row }: Asked): string {
  const place = (start: string, after: string) => `case when $3::int = ${rank} then ${after} else ${start} end`;
  const isAfter = `(p.created_at, p.id) < (${place(`'infinity'`, '$4::timestamptz')}, ${place(`'ffffffff-ffff-ffff-ffff-ffffffffffff'`, '$5::uuid')})`;
  const isAsked = (query: string) => `$3::int <= ${rank} and numnode(${query}) > 0`;
  return `
    (select ${rank} as rank, p.id, p.created_at
     from (select ${candidate} from post p where ${isAfter} ${newestFirst} limit ${walked}) p
     where ${isAsked(row)} and p.search @@ ${row} and ${visible}
     ${newestFirst} limit $6)
    union all
    (select ${rank} as rank, p.id, p.created_at
     from (
       select ${candidate}
       from (select p.created_at, p.id from post p where ${isAfter} ${newestFirst} offset ${walked} - 1 limit 1) edge
       cross join lateral generate_series(${monthOf('edge.created_at')}, ${oldestMonth}, -1) month
       cross join lateral (
         select ${candidate}
         from (
           select ${candidate} from post p
           where p.search @@ (${key} && ${monthMark('month')}::tsquery) and (p.created_at, p.id) < (edge.created_at, edge.id)
           limit ${maximumOfMonth}
         ) p
         ${newestFirst}
       ) p
       where ${isAsked(key)}
       limit ${maximumOfAll}
     ) p
     where p.search @@ ${row} and ${visible}
     limit $6)`;
}

const queries = (['whole', 'begun', 'begunByAny'] as const).map((reading) => `${queryOf(reading)} as "${reading}"`);
const keyQueries = (['whole', 'begun'] as const).map((reading) => `${keyQueryOf(reading)} as "${reading}Key"`);

const pageStatement = statement(
  'search.posts',
  `with ${termsOf('$2')},
   query as materialized (select ${[...queries, ...keyQueries].join(', ')}),
   spelling as materialized (select ${queryOf('spelt')} as spelt, ${keyQueryOf('spelt')} as "speltKey"),
   direct as materialized (
     select * from (
       ${matches(1, { key: '(select "wholeKey" from query)', row: '(select whole from query)' })}
       union all
       ${matches(2, { key: '(select "begunKey" from query)', row: '(select "begunByAny" && !!whole from query)' })}
     ) found limit $6
   ),
   found as (
     select * from direct
     union all
     (select * from (${matches(3, { key: '(select "speltKey" from spelling)', row: '(select spelt from spelling)' })}) found
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
