import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { visiblePosts } from '../posts/postPolicy.ts';

/** What the head of a post, its text and its photo show. */
export interface NewestPost {
  content: string;
  photo: string | null;
  /** In pixels; null for a photo kept elsewhere. */
  photoWidth: number | null;
  isRide: boolean;
  username: string;
  profilePicture: string | null;
}

const newestStatement = statement(
  'home.newestPost',
  `select p.content, p.media_urls[1] as photo, m.width as "photoWidth", p.is_ride as "isRide", u.username, u.profile_picture as "profilePicture"
   from post p join "user" u on u.id = p.author_id
   left join media m on m.hash = substring(p.media_urls[1] from '^/media/([0-9a-f]{64})')
   where ${visiblePosts('null::uuid', 'p')}
   order by p.created_at desc, p.id desc limit 1`,
);

/** The post with which the feed of a visitor starts; null where nothing is public. */
export async function newestPost(sql: Sql): Promise<NewestPost | null> {
  const [post] = await sql<NewestPost>(newestStatement);
  return post ?? null;
}
