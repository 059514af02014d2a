import { notAhead, publicInFeeds, visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** A post as feed readers and search engines list it. */
export interface PublicPost {
  id: string;
  content: string;
  createdAt: Date;
  updatedAt: Date;
  username: string;
  displayName: string;
  isRide: boolean;
  calledOffReason: string | null;
}

const newestStatement = statement(
  'sharing.newestPosts',
  `select p.id, p.content, p.created_at as "createdAt", p.updated_at as "updatedAt", u.username,
     u.display_name as "displayName", p.is_ride as "isRide",
     (select called_off_reason from ride r where r.id = p.id) as "calledOffReason"
   from post p join "user" u on u.id = p.author_id
   where ${publicInFeeds('p')} and ${notAhead('p')} and ${visiblePosts('null::uuid', 'p')}
   order by p.created_at desc, p.id desc limit $1`,
);

/** The public posts, the newest first. */
export const newestPublicPosts = (sql: Sql, most: number): Promise<PublicPost[]> =>
  sql<PublicPost>(newestStatement, [most]);
