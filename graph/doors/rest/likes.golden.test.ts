import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const benLikes = ({ app, ben, post }: World) => app.as(ben).post('/api/likes/toggle', { postId: post.id });

golden('POST /api/likes/toggle', [
  {
    it: 'answers the count and that it is liked',
    by: 'ben',
    ask: ({ post, ben }) => ({ body: { postId: post.id, userId: ben.id } }),
    status: 200,
    answers: () => ({ likeCount: 1, action: 'liked' }),
  },
  {
    it: 'answers the count and that it is liked no more',
    by: 'ben',
    given: benLikes,
    ask: ({ post }) => ({ body: { postId: post.id } }),
    status: 200,
    answers: () => ({ likeCount: 0, action: 'unliked' }),
  },
  { it: 'is 400 without a post', by: 'ben', ask: () => ({ body: {} }), ...refuses(400, 'postId is required') },
  {
    it: 'is 401 for visitors',
    ask: ({ post }) => ({ body: { postId: post.id } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for one’s own post',
    by: 'ada',
    ask: ({ post }) => ({ body: { postId: post.id } }),
    ...refuses(403, 'You may not like your own post'),
  },
  {
    it: 'is 403 in another’s name',
    by: 'ben',
    ask: ({ post, cleo }) => ({ body: { postId: post.id, userId: cleo.id } }),
    ...refuses(403, 'You can only act as yourself: userId must be your own id'),
  },
  {
    it: 'is 404 for what one may not see',
    by: 'ben',
    ask: ({ secret }) => ({ body: { postId: secret.id } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/posts/likes/check', [
  {
    it: 'answers true of who likes it',
    given: benLikes,
    ask: ({ post, ben }) => ({ query: { postId: post.id, userId: ben.id } }),
    status: 200,
    answers: () => true,
  },
  {
    it: 'answers of the viewer where no member is named',
    by: 'ben',
    given: benLikes,
    ask: ({ post }) => ({ query: { postId: post.id } }),
    status: 200,
    answers: () => true,
  },
  {
    it: 'answers false of who does not',
    ask: ({ post, cleo }) => ({ query: { postId: post.id, userId: cleo.id } }),
    status: 200,
    answers: () => false,
  },
  {
    it: 'answers false of what does not exist',
    ask: () => ({ query: { postId: nobodysId } }),
    status: 200,
    answers: () => false,
  },
  { it: 'is 400 without a post', ask: () => ({ query: {} }), ...refuses(400, 'postId is required') },
  {
    it: 'is 400 for visitors who name no member',
    ask: ({ post }) => ({ query: { postId: post.id } }),
    ...refuses(400, 'userId is required'),
  },
]);
