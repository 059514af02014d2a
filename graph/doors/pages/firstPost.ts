import { notAhead, publicInFeeds, sharedInFeeds, visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { maxSkipped } from '../../posts/feed.ts';
import { photoJoin, type ReadPost, readColumns } from './postText.ts';

const newestWhere = (condition: string) =>
  `select ${readColumns} from post p join "user" u on u.id = p.author_id ${photoJoin}
   where ${condition} and ${notAhead('p')} order by p.created_at desc, p.id desc limit 1`;

// The condition of visitors must match the partial index of public posts.
const visitorsStatement = statement(
  'home.newestPost',
  newestWhere(`${publicInFeeds('p')} and ${visiblePosts('null::uuid', 'p')}`),
);
// One index has the posts of others, another the private ones of the member. The scan skips as many posts that the member may not read as the
// first page of the feed does.
const newestIds = (columns: string, condition: string, limit: number) =>
  `select ${columns} from post p where ${condition} and ${notAhead('p')} order by p.created_at desc, p.id desc limit ${limit}`;
const scannedShared = newestIds(
  'p.id, p.created_at, p.author_id, p.group_id, p.privacy',
  sharedInFeeds('p'),
  maxSkipped,
);
const membersStatement = statement(
  'home.firstPost',
  newestWhere(
    `p.id = (
       select newest.id from (
         (select p.id, p.created_at from (${scannedShared}) p where ${visiblePosts('$1::uuid', 'p')}
          order by p.created_at desc, p.id desc limit 1)
         union all (${newestIds('p.id, p.created_at', "p.author_id = $1::uuid and p.privacy = 'private'", 1)})
       ) newest order by newest.created_at desc, newest.id desc limit 1
     )`,
  ),
);

/** The first post in the feed of a member or a visitor. Null if they may read none. */
export async function firstPost(sql: Sql, viewer: Viewer | null): Promise<ReadPost | null> {
  const [post] = viewer ? await sql<ReadPost>(membersStatement, [viewer.id]) : await sql<ReadPost>(visitorsStatement);
  return post ?? null;
}
