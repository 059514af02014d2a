import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { monthMark, monthOf } from '../model/search/searchColumns.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { cursorsOf, isIdMember, isInstant } from '../platform/graphql/cursors.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { isRank, type SearchPage } from './searchPage.ts';
import { keyQueryOf, queryOf, termsOf } from './searchTerms.ts';

// Search of posts by text and by type and location of their ride. Rank 1: all words as typed. Rank 2: the last word as a
// prefix. Rank 3: words with similar spelling, only when nothing else matches. Within a rank, newest first.
// The number of posts that a search reads is bounded. It scans the newest posts, which finds frequent words. For older posts it
// reads the index month by month, newest first, which finds rare words. It leaves out later dates of series, which lie in the future.

/** The number of newest posts to scan for each row of a page. */
const walkedForRow = 50;
/** The maximum number of index matches to read for one month, enough for months of 250,000 posts, and for all months. */
const maxOfMonth = 5_000;
const maxOfAll = 20_000;

type PostKey = readonly [rank: number, time: string, id: string];
type FoundPost = PostRow & { rank: number };

// Parameters: $1 is the viewer, $2 the text, $3 to $5 the key before the page, $6 the number of rows.
const candidate = 'p.id, p.created_at, p.author_id, p.group_id, p.privacy, p.search';
const walked = `$6::int * ${walkedForRow}`;
const newestFirst = 'order by p.created_at desc, p.id desc';
const visible = visiblePosts('$1::uuid', 'p');
const oldestMonth = `(select ${monthOf('p.created_at')} from post p order by p.created_at, p.id limit 1)`;

interface SearchTerms {
  /** The query for the index. */
  key: string;
  /** The query that each row must match. */
  row: string;
}

/**
 * SQL of the matches of a rank, newest first; no rows when the page starts after that rank. Months and the rows of each month are
 * in order, so `limit` stops the scan early. PostgreSQL reads a month only when the later months did not fill the page.
 * Only posts that the viewer may read count towards the limits of the index matches. Otherwise a viewer who fills a month up to its
 * limit could learn which words hidden posts contain. Few matches are hidden, because `maxPostsForFew` bounds them for each member.
 * `offset 0` plans the index scan without that condition. In one query level, a search for a rare word takes 30 times as long.
 */
function matches(rank: number, { key, row }: SearchTerms): string {
  const place = (start: string, after: string) => `case when $3::int = ${rank} then ${after} else ${start} end`;
  const isAfter = `(p.created_at, p.id) < (${place(`now() + interval '1 minute'`, '$4::timestamptz')}, ${place(`'ffffffff-ffff-ffff-ffff-ffffffffffff'`, '$5::uuid')})`;
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
           select ${candidate}
           from (
             select ${candidate} from post p
             where p.search @@ (${key} && ${monthMark('month')}::tsquery) and (p.created_at, p.id) < (edge.created_at, edge.id)
             offset 0
           ) p
           where ${visible}
           limit ${maxOfMonth}
         ) p
         ${newestFirst}
       ) p
       where ${isAsked(key)}
       limit ${maxOfAll}
     ) p
     where p.search @@ ${row}
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

const cursors = cursorsOf<PostKey>('search.posts', [isRank, isInstant, isIdMember]);

const start: PostKey = [0, '1970-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000'];

/** Searches the posts that the viewer may read. */
export async function searchPosts({ sql, viewer }: Reader, page: SearchPage): Promise<Connection<PostRow>> {
  const key = cursors.decode(page.after) ?? start;
  const rows = await sql<FoundPost>(pageStatement, [viewer?.id ?? null, page.text, ...key, page.first + 1]);
  return toConnection(rows, page, (post) => cursors.encode([post.rank, post.createdAt.toISOString(), post.id]));
}
