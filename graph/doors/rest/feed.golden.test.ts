import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import { postOf, rideOf, secretOf } from '../../test/goldenPosts.ts';

const golden = goldenTests();

golden('GET /api/posts/feed', [
  {
    it: 'answers visitors what is public, the newest first',
    status: 200,
    answers: (world) => [postOf(world), rideOf(world)],
  },
  {
    it: 'answers members their own, what they follow and their groups’',
    by: 'ada',
    status: 200,
    answers: (world) => [postOf(world), rideOf(world), secretOf(world)],
  },
  { it: 'answers nothing to who follows nobody', by: 'cleo', status: 200, answers: () => [] },
  {
    it: 'answers all that one may read for showAll',
    by: 'cleo',
    ask: () => ({ query: { showAll: 'true' } }),
    status: 200,
    answers: (world) => [postOf(world), rideOf(world)],
  },
  {
    it: 'answers the posts of a group, whatever showAll says',
    by: 'cleo',
    ask: ({ group }) => ({ query: { groupId: group.id, showAll: 'true' } }),
    status: 200,
    answers: () => [],
  },
  {
    it: 'takes page and limit, and bounds them',
    ask: () => ({ query: { page: '2', limit: '0' } }),
    status: 200,
    answers: (world) => [rideOf(world)],
  },
  {
    it: 'is 400 for a limit that is no number',
    ask: () => ({ query: { limit: 'ten' } }),
    ...refuses(400, 'limit must be a whole number'),
  },
]);

golden('GET /api/users/{id}/posts', [
  {
    it: 'answers plain posts and rides that the viewer may see',
    ask: ({ ada }) => ({ params: { id: ada.id } }),
    status: 200,
    answers: (world) => [postOf(world), rideOf(world)],
  },
  {
    it: 'answers the author all',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id } }),
    status: 200,
    answers: (world) => [postOf(world), rideOf(world), secretOf(world)],
  },
  { it: 'is 404 for nobody’s id', ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'User not found') },
]);

golden('GET /api/posts/user/rides/{userId}', [
  {
    it: 'answers the rides alone',
    ask: ({ ada }) => ({ params: { userId: ada.id } }),
    status: 200,
    answers: (world) => [rideOf(world)],
  },
  { it: 'is 404 for nobody’s id', ask: () => ({ params: { userId: nobodysId } }), ...refuses(404, 'User not found') },
]);

golden('POST /api/posts/metadata/batch', [
  {
    it: 'answers visitors a map of counts, without what they may not see',
    ask: ({ post, ride, secret }) => ({ body: { postIds: [post.id, ride.id, secret.id, nobodysId, 'x'] } }),
    status: 200,
    answers: ({ post, ride }) => ({
      [post.id]: { likes: 0, comments: 2, participants: 0 },
      [ride.id]: { likes: 0, comments: 0, participants: 2 },
    }),
  },
  {
    it: 'answers an author of their own',
    by: 'ada',
    ask: ({ secret }) => ({ body: { postIds: [secret.id] } }),
    status: 200,
    answers: ({ secret }) => ({ [secret.id]: { likes: 0, comments: 0, participants: 0 } }),
  },
  {
    it: 'is 400 without a list',
    ask: () => ({ body: { postIds: 'x' } }),
    ...refuses(400, 'postIds must be a list of ids'),
  },
  {
    it: 'is 400 for more than a hundred',
    ask: () => ({ body: { postIds: Array.from({ length: 101 }, () => nobodysId) } }),
    ...refuses(400, 'postIds must have at most 100 entries'),
  },
]);
