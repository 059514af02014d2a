import { expect } from 'vitest';
import { hashToken } from '../../platform/lib/tokens.ts';
import { anyId, anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import { group, groupFacts, noGroup, onlyOrganisers, unknown, visitor } from '../../test/goldenGroups.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const groupOf = (world: World, more: object) => ({
  ...groupFacts(world),
  isJoined: false,
  kind: 'closed',
  ...more,
});

/** Closes the group, which Ada organises. */
const close = async ({ app, group }: World) => {
  await app.run(`update "group" set kind = 'closed' where id = $1`, group.id);
  await app.run('update group_member set organises_since = now() where group_id = $1', group.id);
};
const benAsks = async (world: World) => {
  await close(world);
  const ids = [world.group.id, world.ben.id];
  await world.app.run('insert into group_request (group_id, user_id) values ($1, $2)', ...ids);
};
const token = 'a'.repeat(43);
const adaInvites = async (world: World) => {
  await close(world);
  await world.app.run(
    `insert into group_invitation (id, group_id, maker_id, token_hash, max_uses, created_at, expires_at)
     values ($4, $1, $2, $3, 2, now(), now() + interval '1 day')`,
    ...[world.group.id, world.ada.id, hashToken(token), nobodysId],
  );
};

const founding =
  (mode: string) =>
  ({ app }: World) =>
    Promise.resolve(Object.assign(app.backend.services, { groupFounding: mode }));
const owls = () => ({ body: { name: ' Owls ', kind: 'closed' } });
const founded = {
  id: anyId,
  name: 'Owls',
  description: null,
  picture: null,
  memberCount: 1,
  isJoined: true,
  isOrganiser: true,
  kind: 'closed',
};

golden('POST /api/groups', [
  { it: 'answers the group', by: 'ada', given: founding('members'), ask: owls, status: 200, answers: () => founded },
  {
    it: 'is 400 for an empty name',
    by: 'ada',
    given: founding('members'),
    ask: () => ({ body: { name: ' ' } }),
    ...refuses(400, 'name must have 1 to 100 characters'),
  },
  { it: 'is 401 for visitors', ask: owls, ...visitor },
  {
    it: 'is 403 where only the operator founds groups',
    by: 'ada',
    given: founding('operator'),
    ask: owls,
    ...refuses(403, 'Only the operator of this instance creates groups'),
  },
  {
    it: 'is 409 for the sixth within a day',
    by: 'ada',
    given: async (world) => {
      await founding('members')(world);
      const text = `insert into "group" (id, name, founder_id) select new_id(), 'G', $1 from generate_series(1, 5)`;
      await world.app.run(text, world.ada.id);
    },
    ask: owls,
    ...refuses(409, 'You have founded 5 groups within a day: wait until tomorrow'),
  },
]);

golden('PUT /api/groups/{id}/request', [
  {
    it: 'answers the group, asked',
    by: 'ben',
    given: close,
    ask: group,
    status: 200,
    answers: (world) => groupOf(world, { hasAsked: true }),
  },
  {
    it: 'is 400 for an open group',
    by: 'ben',
    ask: group,
    ...refuses(400, 'Everyone can join this group: join it instead of asking'),
  },
  { it: 'is 401 for visitors', given: close, ask: group, ...visitor },
  { it: 'is 404 for what does not exist', by: 'ben', ask: unknown, ...noGroup },
  {
    it: 'is 409 for the 51st',
    by: 'ben',
    given: async (world) => {
      await close(world);
      const groups = `insert into "group" (id, name, kind) select new_id(), 'G', 'closed' from generate_series(1, 50) returning id`;
      const text = `with made as (${groups}) insert into group_request (group_id, user_id) select id, $1 from made`;
      await world.app.run(text, world.ben.id);
    },
    ask: group,
    ...refuses(
      409,
      'You have asked to join 50 groups, which is the maximum: withdraw a request first, or wait for an answer',
    ),
  },
]);

golden('DELETE /api/groups/{id}/request', [
  {
    it: 'answers the group',
    by: 'ben',
    given: benAsks,
    ask: group,
    status: 200,
    answers: (world) => groupOf(world, {}),
  },
  { it: 'is 401 for visitors', given: close, ask: group, ...visitor },
  { it: 'is 404 for what does not exist', by: 'ben', ask: unknown, ...noGroup },
]);

golden('GET /api/groups/{id}/requests', [
  {
    it: 'answers those who ask',
    by: 'ada',
    given: benAsks,
    ask: group,
    status: 200,
    answers: ({ ben }) => [expect.objectContaining({ id: ben.id, username: ben.username })],
  },
  { it: 'is 401 for visitors', given: benAsks, ask: group, ...visitor },
  { it: 'is 403 for other members', by: 'ben', given: benAsks, ask: group, ...onlyOrganisers },
  { it: 'is 404 for what does not exist', by: 'ada', ask: unknown, ...noGroup },
]);

const answered =
  (admitted: boolean | undefined, name: 'ben' | 'cleo' = 'ben') =>
  (world: World) => ({ params: { id: world.group.id, userId: world[name].id }, body: { admitted } });

golden('POST /api/groups/{id}/requests/{userId}', [
  {
    it: 'answers the group with the member',
    by: 'ada',
    given: benAsks,
    ask: answered(true),
    status: 200,
    answers: (world) => groupOf(world, { memberCount: 2, isJoined: true, isOrganiser: true }),
  },
  {
    it: 'answers the group without the refused',
    by: 'ada',
    given: benAsks,
    ask: answered(false),
    status: 200,
    answers: (world) => groupOf(world, { isJoined: true, isOrganiser: true }),
  },
  {
    it: 'is 404 for somebody who does not ask',
    by: 'ada',
    given: benAsks,
    ask: answered(true, 'cleo'),
    ...refuses(404, 'Request not found'),
  },
  {
    it: 'is 400 without an answer',
    by: 'ada',
    given: benAsks,
    ask: answered(undefined),
    ...refuses(400, 'admitted must be true or false'),
  },
  { it: 'is 401 for visitors', given: benAsks, ask: answered(true), ...visitor },
  { it: 'is 403 for other members', by: 'ben', given: benAsks, ask: answered(true), ...onlyOrganisers },
]);

const invitation = (more: object) => ({
  id: anyId,
  maxUses: 2,
  useCount: 0,
  createdAt: anyInstant,
  expiresAt: anyInstant,
  ...more,
});

golden('GET /api/groups/{id}/invitations', [
  {
    it: 'answers the links that work',
    by: 'ada',
    given: adaInvites,
    ask: group,
    status: 200,
    answers: () => [invitation({ id: nobodysId })],
  },
  { it: 'is 401 for visitors', given: adaInvites, ask: group, ...visitor },
  { it: 'is 403 for other members', by: 'ben', given: adaInvites, ask: group, ...onlyOrganisers },
  { it: 'is 404 for what does not exist', by: 'ada', ask: unknown, ...noGroup },
]);

const plan = (uses: unknown) => (world: World) => ({ ...group(world), body: { uses } });

golden('POST /api/groups/{id}/invitations', [
  {
    it: 'answers the link',
    by: 'ada',
    given: close,
    ask: plan('3'),
    status: 200,
    answers: () => ({
      invitation: invitation({ maxUses: 3 }),
      path: expect.stringMatching(/^\/groups\/join\/[\w-]{43}$/),
    }),
  },
  { it: 'is 400 for no uses', by: 'ada', given: close, ask: plan(0), ...refuses(400, 'uses must not be less than 1') },
  { it: 'is 401 for visitors', given: close, ask: plan(1), ...visitor },
  { it: 'is 403 for other members', by: 'ben', given: close, ask: plan(1), ...onlyOrganisers },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { id: nobodysId }, body: {} }),
    ...noGroup,
  },
  {
    it: 'is 409 for the 51st',
    by: 'ada',
    given: async (world) => {
      await close(world);
      await world.app.run(
        `insert into group_invitation (id, group_id, maker_id, token_hash, max_uses, created_at, expires_at)
         select new_id(), $1, $2, n::text, 2, now(), now() + interval '1 day' from generate_series(1, 50) n`,
        ...[world.group.id, world.ada.id],
      );
    },
    ask: plan(1),
    ...refuses(409, 'A group can have at most 50 invitation links: revoke one first'),
  },
]);

const noInvitation = refuses(404, 'Invitation not found');
const link = (value: string) => () => ({ body: { token: value } });
const known = () => ({ params: { invitationId: nobodysId } });

golden('DELETE /api/group-invitations/{invitationId}', [
  {
    it: 'answers the group',
    by: 'ada',
    given: adaInvites,
    ask: known,
    status: 200,
    answers: (world) => groupOf(world, { isJoined: true, isOrganiser: true }),
  },
  { it: 'is 401 for visitors', given: adaInvites, ask: known, ...visitor },
  { it: 'is 404 for others', by: 'ben', given: adaInvites, ask: known, ...noInvitation },
]);

golden('POST /api/groups/invitations/find', [
  {
    it: 'answers the group to visitors who hold the link',
    given: adaInvites,
    ask: link(token),
    status: 200,
    answers: (world) => {
      const { isJoined, ...facts } = groupOf(world, {});
      return { ...facts, rulesVersion: null, rules: null };
    },
  },
  { it: 'is 404 for an unknown link', ask: link('a'), ...noInvitation },
]);

golden('POST /api/groups/invitations/use', [
  {
    it: 'answers the group, joined',
    by: 'ben',
    given: adaInvites,
    ask: link(token),
    status: 200,
    answers: (world) => groupOf(world, { memberCount: 2, isJoined: true }),
  },
  { it: 'is 401 for visitors', given: adaInvites, ask: link(token), ...visitor },
  { it: 'is 404 for an unknown link', by: 'ben', ask: link('a'), ...noInvitation },
]);
