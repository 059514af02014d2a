import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const pair = ({ ben, ada }: World) => ({ followerId: ben.id, followingId: ada.id });
const benFollowsAda = ({ app, ben, ada }: World) => app.follow(ben, ada);
const self = 'You can only act as yourself: followerId must be your own id';

golden('GET /api/follows/check/{followerId}/{followingId}', [
  {
    it: 'answers true of who follows',
    given: benFollowsAda,
    ask: (world) => ({ params: pair(world) }),
    status: 200,
    answers: () => true,
  },
  { it: 'answers false of who does not', ask: (world) => ({ params: pair(world) }), status: 200, answers: () => false },
]);

golden('POST /api/follows', [
  { it: 'answers the follow', by: 'ben', ask: (world) => ({ body: pair(world) }), status: 200, answers: pair },
  {
    it: 'answers the same twice',
    by: 'ben',
    given: benFollowsAda,
    ask: ({ ada }) => ({ body: { followingId: ada.id } }),
    status: 200,
    answers: pair,
  },
  {
    it: 'is 400 for oneself',
    by: 'ben',
    ask: ({ ben }) => ({ body: { followingId: ben.id } }),
    ...refuses(400, 'You cannot follow yourself'),
  },
  { it: 'is 400 for nobody at all', by: 'ben', ask: () => ({ body: {} }), ...refuses(400, 'followingId is required') },
  { it: 'is 401 for visitors', ask: (world) => ({ body: pair(world) }), ...refuses(401, 'Authentication required') },
  { it: 'is 403 in another’s name', by: 'cleo', ask: (world) => ({ body: pair(world) }), ...refuses(403, self) },
  {
    it: 'is 404 for nobody’s id',
    by: 'ben',
    ask: () => ({ body: { followingId: nobodysId } }),
    ...refuses(404, 'User not found'),
  },
]);

golden('DELETE /api/follows/{followerId}/{followingId}', [
  {
    it: 'answers the follow that is no more',
    by: 'ben',
    given: benFollowsAda,
    ask: (world) => ({ params: pair(world) }),
    status: 200,
    answers: pair,
  },
  {
    it: 'is 400 for oneself',
    by: 'ben',
    ask: ({ ben }) => ({ params: { followerId: ben.id, followingId: ben.id } }),
    ...refuses(400, 'You cannot follow yourself'),
  },
  { it: 'is 401 for visitors', ask: (world) => ({ params: pair(world) }), ...refuses(401, 'Authentication required') },
  { it: 'is 403 in another’s name', by: 'cleo', ask: (world) => ({ params: pair(world) }), ...refuses(403, self) },
  {
    it: 'is 404 for nobody’s id',
    by: 'ben',
    ask: ({ ben }) => ({ params: { followerId: ben.id, followingId: nobodysId } }),
    ...refuses(404, 'User not found'),
  },
]);
