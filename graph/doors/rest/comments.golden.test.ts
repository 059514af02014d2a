import { anyId, anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';
import { hour } from '../../test/goldenWorld.ts';

const golden = goldenTests();

const commentOf = ({ comment, post, ben }: World) => ({
  id: comment.id,
  postId: post.id,
  userId: ben.id,
  content: 'See you there',
  parentId: null,
  replyCount: 1,
  createdAt: hour(10).toISOString(),
  updatedAt: hour(10).toISOString(),
});

const replyOf = ({ reply, comment, post, ada }: World) => ({
  id: reply.id,
  postId: post.id,
  userId: ada.id,
  content: 'Bring lights',
  parentId: comment.id,
  replyCount: 0,
  createdAt: hour(11).toISOString(),
  updatedAt: hour(11).toISOString(),
});

golden('GET /api/comments/{id}', [
  {
    it: 'answers the top-level comments',
    ask: ({ post }) => ({ params: { id: post.id } }),
    status: 200,
    answers: (world) => [commentOf(world)],
  },
  {
    it: 'answers an empty page past the end',
    ask: ({ post }) => ({ params: { id: post.id }, query: { page: '2' } }),
    status: 200,
    answers: () => [],
  },
  {
    it: 'is 404 under what one may not see',
    by: 'ben',
    ask: ({ secret }) => ({ params: { id: secret.id } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/comments/replies/{commentId}', [
  {
    it: 'answers the replies',
    ask: ({ comment }) => ({ params: { commentId: comment.id } }),
    status: 200,
    answers: (world) => [replyOf(world)],
  },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { commentId: nobodysId } }),
    ...refuses(404, 'Comment not found'),
  },
]);

golden('POST /api/comments', [
  {
    it: 'answers 201 and the comment, of no heed to a createdAt',
    by: 'cleo',
    ask: ({ post, cleo }) => ({
      body: {
        postId: post.id,
        userId: cleo.id,
        content: ' Me too ',
        parentId: null,
        createdAt: '2001-01-01T00:00:00Z',
      },
    }),
    status: 201,
    answers: (world) => ({
      ...commentOf(world),
      id: anyId,
      userId: world.cleo.id,
      content: 'Me too',
      replyCount: 0,
      createdAt: anyInstant,
      updatedAt: anyInstant,
    }),
  },
  {
    it: 'answers 201 and the reply',
    by: 'cleo',
    ask: ({ post, comment }) => ({ body: { postId: post.id, content: 'Me too', parentId: comment.id } }),
    status: 201,
    answers: (world) => ({
      ...replyOf(world),
      id: anyId,
      userId: world.cleo.id,
      content: 'Me too',
      createdAt: anyInstant,
      updatedAt: anyInstant,
    }),
  },
  {
    it: 'is 400 without a text',
    by: 'cleo',
    ask: ({ post }) => ({ body: { postId: post.id } }),
    ...refuses(400, 'Please enter some text for your comment'),
  },
  {
    it: 'is 400 as a reply to a reply',
    by: 'cleo',
    ask: ({ post, reply }) => ({ body: { postId: post.id, content: 'Deep', parentId: reply.id } }),
    ...refuses(400, 'parentId must be a top-level comment of the same post'),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ post }) => ({ body: { postId: post.id, content: 'Hi' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 in another’s name',
    by: 'cleo',
    ask: ({ post, ben }) => ({ body: { postId: post.id, content: 'Hi', userId: ben.id } }),
    ...refuses(403, 'You can only act as yourself: userId must be your own id'),
  },
  {
    it: 'is 404 under what one may not see',
    by: 'cleo',
    ask: ({ secret }) => ({ body: { postId: secret.id, content: 'Hi' } }),
    ...refuses(404, 'Post not found'),
  },
  {
    it: 'is 409 for the id of another’s comment',
    by: 'cleo',
    ask: ({ post, comment }) => ({ body: { id: comment.id, postId: post.id, content: 'Hi' } }),
    ...refuses(409, 'This id is taken'),
  },
]);

golden('PUT /api/comments/{id}', [
  {
    it: 'answers its author the comment with the new text',
    by: 'ben',
    ask: ({ comment }) => ({ params: { id: comment.id }, body: { content: ' See you at seven ' } }),
    status: 200,
    answers: (world) => ({ ...commentOf(world), content: 'See you at seven', updatedAt: anyInstant }),
  },
  {
    it: 'answers the same text with the unchanged comment',
    by: 'ben',
    ask: ({ comment }) => ({ params: { id: comment.id }, body: { content: 'See you there' } }),
    status: 200,
    answers: commentOf,
  },
  {
    it: 'is 400 without a text',
    by: 'ben',
    ask: ({ comment }) => ({ params: { id: comment.id }, body: { content: ' ' } }),
    ...refuses(400, 'Please enter some text for your comment'),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ comment }) => ({ params: { id: comment.id }, body: { content: 'Hi' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for everyone else, the author of the post included',
    by: 'ada',
    ask: ({ comment }) => ({ params: { id: comment.id }, body: { content: 'Hi' } }),
    ...refuses(403, 'You may not edit this comment'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: () => ({ params: { id: nobodysId }, body: { content: 'Hi' } }),
    ...refuses(404, 'Comment not found'),
  },
]);

golden('DELETE /api/comments/{id}', [
  {
    it: 'answers its author an empty object',
    by: 'ben',
    ask: ({ comment }) => ({ params: { id: comment.id } }),
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'answers the author of the post the same',
    by: 'ada',
    ask: ({ comment }) => ({ params: { id: comment.id } }),
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ comment }) => ({ params: { id: comment.id } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for everyone else',
    by: 'cleo',
    ask: ({ comment }) => ({ params: { id: comment.id } }),
    ...refuses(403, 'You may not delete this comment'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: () => ({ params: { id: nobodysId } }),
    ...refuses(404, 'Comment not found'),
  },
]);

golden('GET /api/posts/comments/count/{postId}', [
  {
    it: 'counts replies too',
    ask: ({ post }) => ({ params: { postId: post.id } }),
    status: 200,
    answers: () => ({ count: 2 }),
  },
  {
    it: 'is 404 under what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/posts/comments/count', [
  {
    it: 'counts replies too',
    ask: ({ post }) => ({ query: { postId: post.id } }),
    status: 200,
    answers: () => ({ count: 2 }),
  },
  { it: 'is 400 without a post', ...refuses(400, 'postId is required') },
  {
    it: 'is 404 under what does not exist',
    ask: () => ({ query: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);
