import { expect } from 'vitest';
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

const organised = (world: World, memberCount: number) => ({ ...groupOf(world, memberCount, true), isOrganiser: true });

/** Makes Ada the organiser of the group, or Ben as well, who joins it. */
const adaOrganises = ({ app, group, ada }: World) =>
  app.run('update group_member set organises_since = now() where group_id = $1 and user_id = $2', group.id, ada.id);
const benJoins = ({ app, group, ben }: World) =>
  app.run('insert into group_member (group_id, user_id) values ($1, $2)', group.id, ben.id);
const both = async (world: World) => {
  await adaOrganises(world);
  await benJoins(world);
};
const adaIs = ({ ada }: World) => [expect.objectContaining({ id: ada.id, username: ada.username })];

golden('GET /api/groups/popular', [
  { it: 'answers a bare array, joined or not', by: 'ada', status: 200, answers: (world) => [groupOf(world, 1, true)] },
  { it: 'answers visitors too', status: 200, answers: (world) => [groupOf(world, 1, false)] },
]);

golden('POST /api/groups/{id}/join', [
  { it: 'answers the group, joined', by: 'ben', ask: group, status: 200, answers: (world) => groupOf(world, 2, true) },
  { it: 'answers the same twice', by: 'ada', ask: group, status: 200, answers: (world) => groupOf(world, 1, true) },
  { it: 'is 401 for visitors', ask: group, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for a closed group',
    by: 'ben',
    given: ({ app }) => app.run(`update "group" set kind = 'closed'`),
    ask: group,
    ...refuses(403, 'Members of this group are admitted by its organisers: ask to join it'),
  },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);

golden('DELETE /api/groups/{id}/leave', [
  { it: 'answers the group, left', by: 'ada', ask: group, status: 200, answers: (world) => groupOf(world, 0, false) },
  { it: 'answers the same twice', by: 'ben', ask: group, status: 200, answers: (world) => groupOf(world, 1, false) },
  {
    it: 'is 400 for the only organiser',
    by: 'ada',
    given: both,
    ask: group,
    ...refuses(400, 'You are the only organiser of this group: appoint another member before you leave'),
  },
  { it: 'is 401 for visitors', ask: group, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);

const edited = (world: World) => ({ ...group(world), body: { name: ' Hills ', description: 'Uphill' } });

golden('PATCH /api/groups/{id}', [
  {
    it: 'answers the group as it is now',
    by: 'ada',
    given: adaOrganises,
    ask: edited,
    status: 200,
    answers: (world) => ({ ...organised(world, 1), name: 'Hills', description: 'Uphill' }),
  },
  {
    it: 'is 400 for an empty name',
    by: 'ada',
    given: adaOrganises,
    ask: (world) => ({ ...group(world), body: { name: ' ' } }),
    ...refuses(400, 'name must have 1 to 100 characters'),
  },
  { it: 'is 401 for visitors', ask: edited, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for other members',
    by: 'ada',
    ask: edited,
    ...refuses(403, 'Only an organiser of this group can do this'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { id: nobodysId }, body: {} }),
    ...refuses(404, 'Group not found'),
  },
]);

golden('GET /api/groups/{id}/organisers', [
  { it: 'answers nobody for a group of the operator', ask: group, status: 200, answers: () => [] },
  { it: 'answers the organisers', given: adaOrganises, ask: group, status: 200, answers: adaIs },
  { it: 'is 404 for what does not exist', ...unknown },
]);

const appointed = (name: 'ben' | 'cleo') => (world: World) => ({ ...group(world), body: { userId: world[name].id } });

golden('POST /api/groups/{id}/organisers', [
  {
    it: 'answers the group',
    by: 'ada',
    given: both,
    ask: appointed('ben'),
    status: 200,
    answers: (world) => organised(world, 2),
  },
  {
    it: 'is 400 for somebody who is not a member',
    by: 'ada',
    given: both,
    ask: appointed('cleo'),
    ...refuses(400, 'Only a member of the group can organise it: they have to join it first'),
  },
  { it: 'is 401 for visitors', ask: appointed('ben'), ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for other members',
    by: 'ben',
    given: both,
    ask: appointed('ben'),
    ...refuses(403, 'Only an organiser of this group can do this'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: (world) => ({ ...appointed('ben')(world), params: { id: nobodysId } }),
    ...refuses(404, 'Group not found'),
  },
]);

const removed = (name: 'ada' | 'ben') => (world: World) => ({ params: { id: world.group.id, userId: world[name].id } });

golden('DELETE /api/groups/{id}/members/{userId}', [
  {
    it: 'answers the group without the member',
    by: 'ada',
    given: both,
    ask: removed('ben'),
    status: 200,
    answers: (world) => organised(world, 1),
  },
  {
    it: 'answers the same for somebody who is not a member',
    by: 'ada',
    given: adaOrganises,
    ask: removed('ben'),
    status: 200,
    answers: (world) => organised(world, 1),
  },
  {
    it: 'is 400 for an organiser',
    by: 'ada',
    given: both,
    ask: removed('ada'),
    ...refuses(400, 'An organiser cannot be removed: they resign, or the operator ends their organising'),
  },
  { it: 'is 401 for visitors', ask: removed('ben'), ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for other members',
    by: 'ben',
    given: both,
    ask: removed('ada'),
    ...refuses(403, 'Only an organiser of this group can do this'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: ({ ben }) => ({ params: { id: nobodysId, userId: ben.id } }),
    ...refuses(404, 'Group not found'),
  },
]);

const unwanted = ({ post }: World) => ({ body: { contentId: post.id, reason: 'spam', words: 'Sales' } });
const postInGroup = ({ app, post, group }: World) =>
  app.run('update post set group_id = $2 where id = $1', post.id, group.id);
const benOrganises = ({ app, group, ben }: World) =>
  app.run('insert into group_member (group_id, user_id, organises_since) values ($1, $2, now())', group.id, ben.id);
const moderating = (organise: (world: World) => Promise<unknown>) => async (world: World) => {
  await organise(world);
  await postInGroup(world);
};

golden('POST /api/groups/removals', [
  {
    it: 'answers an empty object',
    by: 'ben',
    given: moderating(benOrganises),
    ask: unwanted,
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'is 400 without words',
    by: 'ben',
    given: moderating(benOrganises),
    ask: ({ post }) => ({ body: { contentId: post.id, reason: 'spam' } }),
    ...refuses(400, 'words must have 1 to 1000 characters'),
  },
  {
    it: 'is 400 for content of your own',
    by: 'ada',
    given: moderating(adaOrganises),
    ask: unwanted,
    ...refuses(400, 'You wrote this yourself: delete it instead'),
  },
  { it: 'is 401 for visitors', ask: unwanted, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for other members',
    by: 'ben',
    given: postInGroup,
    ask: unwanted,
    ...refuses(403, 'Only an organiser of this group can do this'),
  },
  { it: 'is 404 for what is in no group', by: 'ada', ask: unwanted, ...refuses(404, 'Content not found') },
]);

const resigned = (world: World) => ({ ...group(world), body: {} });

golden('POST /api/groups/{id}/resign', [
  {
    it: 'answers the group, which the successor organises',
    by: 'ada',
    given: both,
    ask: (world) => ({ ...group(world), body: { successorId: world.ben.id } }),
    status: 200,
    answers: (world) => groupOf(world, 2, true),
  },
  {
    it: 'answers the same to other members',
    by: 'ada',
    ask: resigned,
    status: 200,
    answers: (world) => groupOf(world, 1, true),
  },
  {
    it: 'is 400 for the only organiser without a successor',
    by: 'ada',
    given: both,
    ask: resigned,
    ...refuses(400, 'You are the only organiser of this group: name the member who organises it after you'),
  },
  { it: 'is 401 for visitors', ask: resigned, ...refuses(401, 'Authentication required') },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: () => ({ params: { id: nobodysId }, body: {} }),
    ...refuses(404, 'Group not found'),
  },
]);
