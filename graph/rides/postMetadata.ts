import { commentCountOf } from '../comments/commentCount.ts';
import type { Context } from '../context.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { onlyIds } from '../platform/lib/ids.ts';

// The counts of many posts for REST. In GraphQL they are fields of the post.

export interface PostMetadata {
  likes: number;
  comments: number;
  /** The number of participants; 0 for a plain post. */
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

/** The counts by post id, for the posts that the viewer may read. */
export async function postMetadata(ctx: Context, postIds: readonly string[]): Promise<Record<string, PostMetadata>> {
  const rows = await ctx.sql<CountsRow>(countsStatement, [onlyIds(postIds), ctx.viewer?.id ?? null]);
  const entries = rows.map(async ({ likes, participants, ...post }) => {
    return [post.id, { likes, comments: await commentCountOf(ctx, post), participants }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
