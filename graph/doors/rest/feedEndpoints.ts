import Type from 'typebox';
import type { Context } from '../../context.ts';
import { PostKind } from '../../model/posts/PostKind.ts';
import { FeedScope, listFeed } from '../../posts/feed.ts';
import { postMetadata } from '../../rides/postMetadata.ts';
import { requireUser } from '../../users/users.ts';
import { Post, PostMetadata } from './answerSchemas.ts';
import { exampleId, idOf, paging, queried, texts } from './fields.ts';
import { presentPost } from './present.ts';
import { readPage } from './readFields.ts';
import { route } from './restEndpoint.ts';

const feedPageSize = 20;
const userPageSize = 100;
const maxBatch = 100;
const posts = Type.Array(Post, { description: 'The newest post comes first.' });
const unknown = { 404: 'User not found' };

/** A page of the posts of a member that the viewer can read. */
async function listOfUser(ctx: Context, id: string, query: { page?: string; limit?: string }, kind?: PostKind) {
  const { id: ownerId } = await requireUser(ctx, { id });
  const { nodes } = await ctx.load.postsOfUser.load({ ownerId, kind, ...readPage(query, userPageSize) });
  return Promise.all(nodes.map((post) => presentPost(ctx, post)));
}

/** Section 7 of the specification: lists of posts. */
export const feedEndpoints = [
  route({
    method: 'GET',
    path: '/posts/feed',
    summary: 'The feed',
    description:
      'Your posts and those of members you follow and groups you have joined, as far as you can read them. For visitors, all public posts. A page skips at most 10,000 posts that you cannot read.',
    query: {
      groupId: queried('Only the posts of this group. `showAll` has no effect then.', { format: 'uuid' }),
      showAll: queried('`true` for all posts that you can read.', { type: 'boolean', default: false }),
      ...paging(feedPageSize),
    },
    returns: posts,
    async answer(ctx, { query }) {
      const scope = query.showAll === 'true' ? FeedScope.EVERYONE : FeedScope.FOLLOWING;
      const page = { scope, groupId: query.groupId || null, ...readPage(query, feedPageSize) };
      const { nodes } = await listFeed(ctx, page, 'ride');
      return Promise.all(nodes.map((post) => presentPost(ctx, post)));
    },
  }),
  route({
    method: 'GET',
    path: '/users/{id}/posts',
    summary: 'List the posts of a member',
    description: 'Plain posts and rides that you can read.',
    params: { id: idOf('the member') },
    query: paging(userPageSize),
    returns: posts,
    refuses: unknown,
    answer: (ctx, { params: { id }, query }) => listOfUser(ctx, id, query),
  }),
  route({
    method: 'GET',
    path: '/posts/user/rides/{userId}',
    summary: 'List the rides of a member',
    description: 'Rides that you can read. The newest comes first.',
    params: { userId: idOf('the member') },
    query: paging(userPageSize),
    returns: posts,
    refuses: unknown,
    answer: (ctx, { params: { userId }, query }) => listOfUser(ctx, userId, query, PostKind.RIDE),
  }),
  route({
    method: 'POST',
    path: '/posts/metadata/batch',
    summary: 'Get the counts of several posts',
    description: 'A read, open to visitors. The response leaves out posts that you cannot read.',
    isRead: true,
    body: {
      postIds: texts('The ids of the posts.', 'must be a list of ids', {
        maxItems: maxBatch,
        examples: [[exampleId]],
      }),
    },
    returns: Type.Record(Type.String(), PostMetadata, { description: 'The counts, by post id.' }),
    answer: (ctx, { body: { postIds } }) => postMetadata(ctx, postIds),
  }),
];
