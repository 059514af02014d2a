import type { EntityManager } from '@mikro-orm/postgresql';
import { Comment } from '../model/comments/Comment.ts';
import type { CommentRecord, PostRecord, ReplyRecord, World } from './worldTypes.ts';

type IdOf = (key: string) => string;

function commentRow(idOf: IdOf, { key }: PostRecord, said: ReplyRecord, answered: CommentRecord | null): Comment {
  return Object.assign(new Comment(), {
    id: idOf(`comment ${said.key}`),
    postId: idOf(`post ${key}`),
    authorId: idOf(said.authorKey),
    parentId: answered && idOf(`comment ${answered.key}`),
    content: said.content,
    createdAt: said.createdAt,
  });
}

/** Inserts the comments. Top-level comments come first, because replies refer to them. */
export async function insertComments(em: EntityManager, { posts }: World, { idOf }: { idOf: IdOf }): Promise<void> {
  const comments = posts.flatMap((post) => post.comments.map((comment) => commentRow(idOf, post, comment, null)));
  const replies = posts.flatMap((post) =>
    post.comments.flatMap((comment) => comment.replies.map((reply) => commentRow(idOf, post, reply, comment))),
  );
  await em.insertMany(Comment, comments);
  await em.insertMany(Comment, replies);
}
