import type { Context } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { mentionedIn, notifyingMentioned } from '../notifications/mentions.ts';
import type { Mentioned } from '../notifications/postMentions.ts';
import { Post } from './Post.ts';
import { companionsOf } from './postCompanions.ts';
import { viewerFacts } from './postPolicy.ts';
import type { PostRow } from './posts.ts';

// The row comes back as its author will read it but for the author, whose counts the insertion is still to change.
const plainInsertion = (also: string, mentionedIds: string) =>
  `with p as (
     insert into post (id, author_id, group_id, content, media_urls, media_alts, privacy, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning *
   )${also}
   select ${columnsOf(Post, 'p')}, ${viewerFacts('$2', 'p')}${companionsOf('card', '$2', 'p').columns}${mentionedIds}
   from p${companionsOf('card', '$2', 'p').joins}`;
const insertPlainStatement = statement('post.insertPlain', plainInsertion('', ''));
// Apart, because most texts name nobody.
const insertMentioningStatement = statement(
  'post.insertMentioning',
  plainInsertion(
    `, mentioned as (${notifyingMentioned({
      from: 'p',
      names: '$9',
      authorId: 'p.author_id',
      postId: 'p.id',
      commentId: null,
      at: 'p.created_at',
    })} returning user_id)`,
    ', array(select user_id from mentioned) as "mentionedIds"',
  ),
);

/** Writes a plain post and notifies whom it names; answers nothing where there is a post of this id. */
export async function insertPlainRow(
  { sql }: Context,
  post: Post,
): Promise<{ row: PostRow; mentioned: Mentioned[] } | undefined> {
  const { id, authorId, groupId, content, mediaUrls, mediaAlts, privacy, createdAt } = post;
  const values = [id, authorId, groupId, content, mediaUrls, mediaAlts, privacy, createdAt];
  const names = mentionedIn(content);
  const [insertion, more] = names.length > 0 ? [insertMentioningStatement, [names]] : [insertPlainStatement, []];
  const [inserted] = await sql<PostRow & { mentionedIds?: string[] }>(insertion, [...values, ...more]);
  if (!inserted) return undefined;
  const { mentionedIds = [], ...row } = inserted;
  return { row, mentioned: mentionedIds.map((userId) => ({ userId, isTold: true })) };
}
