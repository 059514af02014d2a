import { notAhead, publicInFeeds, sharedInFeeds, visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { photoJoin, type ReadPost, readColumns } from './postText.ts';

const newestWhere = (condition: string) =>
  `select ${readColumns} from post p join "user" u on u.id = p.author_id ${photoJoin}
   where ${condition} and ${notAhead('p')} order by p.created_at desc, p.id desc limit 1`;

// The condition of visitors must match the partial index of public posts.
const visitorsStatement = statement(
  'home.newestPost',
  newestWhere(`${publicInFeeds('p')} and ${visiblePosts('null::uuid', 'p')}`),
);
// One index has the posts of others, another the private ones of the member.
const newestId = (condition: string) =>
  `(select p.id, p.created_at from post p where ${condition} and ${notAhead('p')} order by p.created_at desc, p.id desc limit 1)`;
const membersStatement = statement(
  'home.firstPost',
  newestWhere(
    `p.id = (
       select newest.id from (
         ${newestId(`${sharedInFeeds('p')} and ${visiblePosts('$1::uuid', 'p')}`)}
         union all ${newestId("p.author_id = $1::uuid and p.privacy = 'private'")}
       ) newest order by newest.created_at desc, newest.id desc limit 1
     )`,
  ),
);

/** The first post in the feed of a member or a visitor. Null if they may read none. */
export async function firstPost(sql: Sql, viewer: Viewer | null): Promise<ReadPost | null> {
  const [post] = viewer ? await sql<ReadPost>(membersStatement, [viewer.id]) : await sql<ReadPost>(visitorsStatement);
  return post ?? null;
}
