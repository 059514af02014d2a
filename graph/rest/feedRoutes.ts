import Type from 'typebox';
import type { Context } from '../context.ts';
import { FeedScope, listFeed } from '../posts/feed.ts';
import { postMetadata } from '../posts/metadata.ts';
import { PostKind } from '../users/userPosts.ts';
import { requireUser } from '../users/users.ts';
import { Post, PostMetadata } from './answerSchemas.ts';
import { exampleId, idOf, paging, queried, texts } from './fields.ts';
import { presentPost } from './present.ts';
import { readPage } from './readFields.ts';
import { route } from './restRoute.ts';

const feedPageSize = 20;
const userPageSize = 100;
const maximumBatch = 100;
const posts = Type.Array(Post, { description: 'The newest first.' });
const unknown = { 404: 'User not found' };

/** A page of what a member has posted, as far as the viewer may read it. */
async function listOfUser(ctx: Context, id: string, query: { page?: string; limit?: string }, kind?: PostKind) {
  const { id: ownerId } = await requireUser(ctx, { id });
  const { nodes } = await ctx.load.postsOfUser.load({ ownerId, kind, ...readPage(query, userPageSize) });
  return Promise.all(nodes.map((post) => presentPost(ctx, post)));
}

/** The specification's section 7, Posts: many at once. */
export const feedRoutes = [
  route({
    method: 'GET',
    path: '/posts/feed',
    summary: 'The feed',
    description:
      'What one, those one follows and the groups one has joined have posted, as far as one may read it; for visitors everything public.',
    query: {
      groupId: queried('Only the posts of this group, whatever `showAll` says.', { format: 'uuid' }),
      showAll: queried('`true` for everything that one may read.', { type: 'boolean', default: false }),
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
    summary: 'What a member has posted',
    description: 'Plain posts and rides, as far as one may read them.',
    params: { id: idOf('the member') },
    query: paging(userPageSize),
    returns: posts,
    refuses: unknown,
    answer: (ctx, { params: { id }, query }) => listOfUser(ctx, id, query),
  }),
  route({
    method: 'GET',
    path: '/posts/user/rides/{userId}',
    summary: 'The rides that a member has posted',
    params: { userId: idOf('the member') },
    query: paging(userPageSize),
    returns: posts,
    refuses: unknown,
    answer: (ctx, { params: { userId }, query }) => listOfUser(ctx, userId, query, PostKind.RIDE),
  }),
  route({
    method: 'POST',
    path: '/posts/metadata/batch',
    summary: 'The counts under many posts',
    description: 'A read, open to visitors. What one may not read is left out.',
    isRead: true,
    body: {
      postIds: texts('The ids of the posts.', 'must be a list of ids', {
        maxItems: maximumBatch,
        examples: [[exampleId]],
      }),
    },
    returns: Type.Record(Type.String(), PostMetadata, { description: 'The counts by the ids of the posts.' }),
    answer: (ctx, { body: { postIds } }) => postMetadata(ctx, postIds),
  }),
];
