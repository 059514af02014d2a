import type { Context } from '../context.ts';
import { mentionedIn, notifyingMentioned } from '../model/notifications/mentions.ts';
import type { Mentioned } from '../model/notifications/postMentions.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { companionsOf } from '../model/posts/postCompanions.ts';
import { viewerFacts } from '../model/posts/postPolicy.ts';
import { columnsOf, insertionOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';

const insertion = insertionOf(Post);
const authorId = insertion.parameterOf('authorId');

// Returns the row with its companions but without its author, because the trigger has not yet changed the author's counts.
const plainInsertion = (also: string, mentionedIds: string) =>
  `with p as (
     insert into post (${insertion.columns}) values (${insertion.parameters}) on conflict do nothing returning *
   )${also}
   select ${columnsOf(Post, 'p')}, ${viewerFacts(authorId, 'p')}${companionsOf('card', authorId, 'p').columns}${mentionedIds}
   from p${companionsOf('card', authorId, 'p').joins}`;
const insertPlainStatement = statement('post.insertPlain', plainInsertion('', ''));
// A separate statement, because most texts mention no members.
const insertMentioningStatement = statement(
  'post.insertMentioning',
  plainInsertion(
    `, mentioned as (${notifyingMentioned({
      from: 'p',
      names: `$${insertion.count + 1}`,
      authorId: 'p.author_id',
      post: 'p',
      commentId: null,
      at: 'p.created_at',
    })} returning user_id)`,
    ', array(select user_id from mentioned) as "mentionedIds"',
  ),
);

/** Inserts a plain post and notifies the members it mentions. Returns undefined when a post with this id exists. */
export async function insertPlainRow(
  { sql }: Context,
  post: Post,
): Promise<{ row: PostRow; mentioned: Mentioned[] } | undefined> {
  const names = mentionedIn(post.content);
  const [creation, more] = names.length > 0 ? [insertMentioningStatement, [names]] : [insertPlainStatement, []];
  const values = [...insertion.valuesOf(post), ...more];
  const [inserted] = await sql<PostRow & { mentionedIds?: string[] }>(creation, values);
  if (!inserted) return undefined;
  const { mentionedIds = [], ...row } = inserted;
  return { row, mentioned: mentionedIds.map((userId) => ({ userId, isTold: true })) };
}
