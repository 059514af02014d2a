import type { Context } from '../context.ts';
import { badInput } from '../lib/errors.ts';
import { likes, setLike } from '../likes/likes.ts';
import { FeedScope, listFeed } from '../posts/feed.ts';
import { CreatePostInput, UpdatePostInput } from '../posts/postInputs.ts';
import { createPost, deletePost, findPost, requirePost, updatePost } from '../posts/posts.ts';
import { presentPost } from './present.ts';
import type { RestRoute } from './restRoute.ts';
import { queryText, readInput, readPage, requireSelf } from './restRoute.ts';

const feedPageSize = 20;

function textId(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw badInput(`${name} is required`, name);
  return value;
}

/** What a post is cannot change, and this version takes plain posts alone. */
function refuseKindChange(isRide: unknown, wasRide: boolean): void {
  if (isRide !== undefined && isRide !== null && isRide !== wasRide) {
    throw badInput(`isRide must be ${wasRide}: a ${wasRide ? 'ride' : 'plain'} post stays one`, 'isRide');
  }
}

async function listPage(ctx: Context, query: Record<string, unknown>) {
  const groupId = queryText(query.groupId);
  const scope = query.showAll === 'true' ? FeedScope.EVERYONE : FeedScope.FOLLOWING;
  const { nodes } = await listFeed(ctx, { scope, groupId, ...readPage(query, feedPageSize) });
  return Promise.all(nodes.map((post) => presentPost(ctx, post)));
}

/** The specification's section 7, Posts. */
export const postRoutes: RestRoute[] = [
  { method: 'GET', path: '/posts/feed', answer: (ctx, { query }) => listPage(ctx, query) },
  {
    method: 'GET',
    path: '/posts/:id',
    answer: async (ctx, { params: { id = '' } }) => presentPost(ctx, await requirePost(ctx, 'read', id)),
  },
  {
    method: 'POST',
    path: '/posts',
    status: 201,
    takesPictures: true,
    async answer(ctx, { body: { id, content, isRide, mediaUrls, userId, privacy, groupId } }) {
      requireSelf(ctx, userId);
      if (isRide) throw badInput('isRide must be false: this version takes plain posts alone', 'isRide');
      const input = await readInput(CreatePostInput, { id, content, mediaUrls, privacy, groupId });
      const { post } = await createPost(ctx, input);
      return presentPost(ctx, await requirePost(ctx, 'read', post.id));
    },
  },
  {
    method: 'PUT',
    path: '/posts/:id',
    takesPictures: true,
    async answer(ctx, { params: { id = '' }, body: { content, isRide, mediaUrls, userId, privacy, groupId } }) {
      requireSelf(ctx, userId);
      refuseKindChange(isRide, (await requirePost(ctx, 'edit', id)).isRide);
      const input = await readInput(UpdatePostInput, { postId: id, content, mediaUrls, privacy, groupId });
      const { post } = await updatePost(ctx, input);
      return presentPost(ctx, await requirePost(ctx, 'read', post.id));
    },
  },
  {
    method: 'DELETE',
    path: '/posts/:id',
    async answer(ctx, { params: { id = '' } }) {
      await deletePost(ctx, id);
      return {};
    },
  },
  {
    method: 'POST',
    path: '/likes/toggle',
    async answer(ctx, { body: { postId, userId } }) {
      requireSelf(ctx, userId);
      const id = textId('postId', postId);
      const { id: known } = await requirePost(ctx, 'read', id);
      const liked = !(await ctx.load.viewerLikesPost.load(known));
      const { post } = await setLike(ctx, known, liked);
      return { likeCount: post.likeCount, action: liked ? 'liked' : 'unliked' };
    },
  },
  {
    method: 'GET',
    path: '/posts/likes/check',
    async answer(ctx, { query }) {
      const post = await findPost(ctx, textId('postId', queryText(query.postId)));
      if (!post) return false;
      return likes(ctx, post.id, textId('userId', queryText(query.userId) ?? ctx.viewer?.id));
    },
  },
];
