import { anyId, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ada = ({ ada }: World) => ({ params: { id: ada.id } });
const ben = ({ ben }: World) => ({ params: { id: ben.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'User not found') };

golden('POST /api/users/{id}/mute', [
  {
    it: 'answers that the member is muted',
    by: 'ben',
    ask: ada,
    status: 200,
    answers: ({ ada }) => ({ userId: ada.id, isMuted: true }),
  },
  { it: 'is 400 for oneself', by: 'ben', ask: ben, ...refuses(400, 'You cannot mute yourself') },
  { it: 'is 401 for visitors', ask: ada, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for nobody’s id', by: 'ben', ...unknown },
]);

golden('DELETE /api/users/{id}/mute', [
  {
    it: 'answers that the member is heard again',
    by: 'ben',
    given: ({ app, ben, ada }) => app.mute(ben, ada),
    ask: ada,
    status: 200,
    answers: ({ ada }) => ({ userId: ada.id, isMuted: false }),
  },
  { it: 'is 400 for oneself', by: 'ben', ask: ben, ...refuses(400, 'You cannot mute yourself') },
  { it: 'is 401 for visitors', ask: ada, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for nobody’s id', by: 'ben', ...unknown },
]);

golden('POST /api/users/{id}/block', [
  {
    it: 'answers that the member is blocked',
    by: 'ben',
    ask: ada,
    status: 200,
    answers: ({ ada }) => ({ userId: ada.id, isBlocked: true }),
  },
  { it: 'is 400 for oneself', by: 'ben', ask: ben, ...refuses(400, 'You cannot block yourself') },
  { it: 'is 401 for visitors', ask: ada, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for nobody’s id', by: 'ben', ...unknown },
]);

golden('DELETE /api/users/{id}/block', [
  {
    it: 'answers that the member is unblocked',
    by: 'ben',
    given: ({ app, ben, ada }) => app.block(ben, ada),
    ask: ada,
    status: 200,
    answers: ({ ada }) => ({ userId: ada.id, isBlocked: false }),
  },
  { it: 'is 400 for oneself', by: 'ben', ask: ben, ...refuses(400, 'You cannot block yourself') },
  { it: 'is 401 for visitors', ask: ada, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for nobody’s id', by: 'ben', ...unknown },
]);

const clientId = '01990000-0000-7000-8000-00000000c0de';
const report = ({ post }: World) => ({ targetType: 'post', targetId: post.id, reason: 'Sells helmets' });

golden('POST /api/reports', [
  {
    it: 'answers 201 and the id of the report',
    by: 'ben',
    ask: (world) => ({ body: report(world) }),
    status: 201,
    answers: () => ({ reportId: anyId }),
  },
  {
    it: 'takes a ride for the post that it is',
    by: 'ben',
    ask: ({ ride }) => ({ body: { targetType: 'ride', targetId: ride.id, reason: 'Too steep' } }),
    status: 201,
    answers: () => ({ reportId: anyId }),
  },
  {
    it: 'is 400 without a reason',
    by: 'ben',
    ask: (world) => ({ body: { ...report(world), reason: ' ' } }),
    ...refuses(400, 'Please give a reason'),
  },
  {
    it: 'is 400 for another kind of thing',
    by: 'ben',
    ask: (world) => ({ body: { ...report(world), targetType: 'route' } }),
    ...refuses(400, "targetType must be 'post', 'comment', 'moment', 'user', 'group' or 'event'"),
  },
  { it: 'is 401 for visitors', ask: (world) => ({ body: report(world) }), ...refuses(401, 'Authentication required') },
  {
    it: 'is 404 for what one may not see',
    by: 'ben',
    ask: ({ secret }) => ({ body: { targetType: 'post', targetId: secret.id, reason: 'Odd' } }),
    ...refuses(404, 'Post not found'),
  },
  {
    it: 'is 409 for the id of another’s report',
    by: 'ben',
    given: (world) => world.app.as(world.cleo).post('/api/reports', { id: clientId, ...report(world) }),
    ask: (world) => ({ body: { id: clientId, ...report(world) } }),
    ...refuses(409, 'This id is taken'),
  },
]);
