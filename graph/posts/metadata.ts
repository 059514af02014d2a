import { commentCountOf } from '../comments/commentRows.ts';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { onlyIds } from '../lib/ids.ts';
import { visiblePosts } from './postPolicy.ts';

// The counts under many posts at once. GraphQL needs none of this: there they are fields of the post.

export interface PostMetadata {
  likes: number;
  comments: number;
  /** 0 for a plain post. */
  participants: number;
}

interface CountsRow {
  id: string;
  likes: number;
  commentCount: number;
  participants: number;
}

const countsStatement = statement(
  'post.metadata',
  `select p.id, p.like_count as likes, p.comment_count as "commentCount", coalesce(r.participant_count, 0) as participants
   from post p left join ride r on r.id = p.id
   where p.id = any($1::uuid[]) and ${visiblePosts('$2::uuid', 'p')}`,
);

/** The counts of those of the posts that the viewer may read, by their ids. */
export async function postMetadata(ctx: Context, postIds: readonly string[]): Promise<Record<string, PostMetadata>> {
  const rows = await ctx.sql<CountsRow>(countsStatement, [onlyIds(postIds), ctx.viewer?.id ?? null]);
  const entries = rows.map(async ({ likes, participants, ...post }) => {
    return [post.id, { likes, comments: await commentCountOf(ctx, post), participants }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
