import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const group = ({ group }: World) => ({ params: { id: group.id } });
const unknown = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'Group not found') };
const adaOrganises = ({ app, group, ada }: World) =>
  app.run('update group_member set organises_since = now() where group_id = $1 and user_id = $2', group.id, ada.id);
const intoGroup = async (world: World) => {
  await adaOrganises(world);
  await world.app.run('update post set group_id = $2 where id = $1', world.post.id, world.group.id);
};
const pinned = async (world: World) => {
  await intoGroup(world);
  await world.app.run('update "group" set pinned_post_id = $2 where id = $1', world.group.id, world.post.id);
};
const withPost = (world: World) => ({ ...group(world), body: { postId: world.post.id } });
const theGroup = ({ group }: World) => expect.objectContaining({ id: group.id, isOrganiser: true });
const others = [
  { it: 'is 401 for visitors', ask: withPost, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for others', by: 'ben', ask: withPost, ...refuses(403, 'Only an organiser of this group can do this') },
] as const;

golden('GET /api/groups/{id}/pin', [
  {
    it: 'answers the post',
    given: pinned,
    ask: group,
    status: 200,
    answers: ({ post }) => expect.objectContaining({ id: post.id }),
  },
  { it: 'is 404 without a pinned post', ask: group, ...refuses(404, 'Post not found') },
  { it: 'is 404 for what does not exist', ...unknown },
]);

golden('PUT /api/groups/{id}/pin', [
  { it: 'answers the group', by: 'ada', given: intoGroup, ask: withPost, status: 200, answers: theGroup },
  {
    it: 'is 404 for a post of no group',
    by: 'ada',
    given: adaOrganises,
    ask: withPost,
    ...refuses(404, 'Post not found'),
  },
  { it: 'is 400 without a post', by: 'ada', given: adaOrganises, ask: group, ...refuses(400, 'postId is required') },
  ...others,
]);

golden('DELETE /api/groups/{id}/pin', [
  { it: 'answers the group', by: 'ada', given: pinned, ask: group, status: 200, answers: theGroup },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
  ...others.map((row) => ({ ...row, ask: group })),
]);

golden('GET /api/groups/{id}/members.csv', [
  {
    it: 'answers a table',
    by: 'ada',
    given: adaOrganises,
    ask: group,
    status: 200,
    answers: () => expect.stringContaining('"Name","Username","Member since","Organiser"'),
  },
  { it: 'is 403 for others', by: 'ben', ask: group, ...refuses(403, 'Only an organiser of this group can do this') },
  { it: 'is 401 for visitors', ask: group, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

const announcement = (text: string) => (world: World) => ({ ...group(world), body: { text } });
const lights = announcement('Lights on');

golden('POST /api/groups/{id}/announcements', [
  {
    it: 'answers the post',
    by: 'ada',
    given: adaOrganises,
    ask: lights,
    status: 201,
    answers: ({ group }) => expect.objectContaining({ content: 'Lights on', groupId: group.id, privacy: 'group' }),
  },
  {
    it: 'is 409 for the third within a day',
    by: 'ada',
    given: async (world) => {
      await adaOrganises(world);
      await world.app.run('update "group" set announced_before = now() where id = $1', world.group.id);
    },
    ask: lights,
    ...refuses(409, 'A group has at most 2 announcements within 24 hours: write a post instead, or wait'),
  },
  {
    it: 'is 400 without a text',
    by: 'ada',
    given: adaOrganises,
    ask: announcement(' '),
    ...refuses(400, 'Please write what all members should know'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ ...unknown.ask(), body: { text: 'x' } }),
    ...refuses(404, 'Group not found'),
  },
  ...others.map((row) => ({ ...row, ask: lights })),
]);
