import { visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** The data of a post’s head, text and photo. */
export interface NewestPost {
  content: string;
  photo: string | null;
  /** In pixels. Null if another site stores the photo. */
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
   where p.privacy = 'public' and ${visiblePosts('null::uuid', 'p')}
   order by p.created_at desc, p.id desc limit 1`,
);

/** The first post in the feed of a visitor, or null if there is no public post. */
export async function newestPost(sql: Sql): Promise<NewestPost | null> {
  const [post] = await sql<NewestPost>(newestStatement);
  return post ?? null;
}
