import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const group = ({ group }: World) => ({ params: { id: group.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'Group not found') };

const groupOf = ({ group }: World, memberCount: number, isJoined: boolean) => ({
  id: group.id,
  name: 'Climbers',
  description: 'Climbers rides',
  picture: null,
  memberCount,
  isJoined,
});

golden('GET /api/groups/popular', [
  { it: 'answers a bare array, joined or not', by: 'ada', status: 200, answers: (world) => [groupOf(world, 1, true)] },
  { it: 'answers visitors too', status: 200, answers: (world) => [groupOf(world, 1, false)] },
]);

golden('POST /api/groups/{id}/join', [
  { it: 'answers the group, joined', by: 'ben', ask: group, status: 200, answers: (world) => groupOf(world, 2, true) },
  { it: 'answers the same twice', by: 'ada', ask: group, status: 200, answers: (world) => groupOf(world, 1, true) },
  { it: 'is 401 for visitors', ask: group, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);

golden('DELETE /api/groups/{id}/leave', [
  { it: 'answers the group, left', by: 'ada', ask: group, status: 200, answers: (world) => groupOf(world, 0, false) },
  { it: 'answers the same twice', by: 'ben', ask: group, status: 200, answers: (world) => groupOf(world, 1, false) },
  { it: 'is 401 for visitors', ask: group, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);
