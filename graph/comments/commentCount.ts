import type { Context } from '../context.ts';
import type { Post } from '../model/posts/Post.ts';

type Counted = Pick<Post, 'id' | 'commentCount'> & { hiddenCommentCount?: number };

const told = ({ commentCount }: Counted, hidden: number) => Math.max(commentCount - hidden, 0);

async function countWithoutHidden(ctx: Context, post: Counted): Promise<number> {
  return told(post, (await ctx.load.hiddenCommentCountOfPost.load(post.id))?.count ?? 0);
}

/** The number of comments of a post that the viewer can see, replies included. */
export function commentCountOf(ctx: Context, post: Counted): number | Promise<number> {
  if (post.commentCount === 0) return 0;
  return post.hiddenCommentCount === undefined ? countWithoutHidden(ctx, post) : told(post, post.hiddenCommentCount);
}
