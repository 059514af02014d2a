import { expect } from 'vitest';
import { anyInstant, goldenTests, refuses } from '../../test/golden.ts';
import { group, groupFacts, noGroup, onlyOrganisers, unknown, visitor } from '../../test/goldenGroups.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const groupOf = (world: World, more: object) => ({
  ...groupFacts(world),
  isJoined: true,
  ...more,
});

/** Ada organises the group. */
const adaLeads = async ({ app, group }: World) => {
  await app.run('update group_member set organises_since = now() where group_id = $1', group.id);
};
/** Ada has written the second version of the rules of the group. */
const adaRules = async (world: World) => {
  const { app, group, ada } = world;
  await adaLeads(world);
  for (const version of [1, 2])
    await app.run(
      `insert into group_rules (id, group_id, version, text, author_id, created_at)
       values (gen_random_uuid(), $1, $2, 'Be kind.', $3, now())`,
      ...[group.id, version, ada.id],
    );
  await app.run('update "group" set rules_version = 2 where id = $1', group.id);
};
const rules = { version: 2, text: 'Be kind.', createdAt: anyInstant };
const byAda = ({ ada }: World) => ({ author: expect.objectContaining({ id: ada.id }) });

golden('GET /api/groups/{id}/rules', [
  { it: 'answers the rules to visitors', given: adaRules, ask: group, status: 200, answers: () => rules },
  {
    it: 'names their author to organisers',
    by: 'ada',
    given: adaRules,
    ask: group,
    status: 200,
    answers: (world) => ({ ...rules, ...byAda(world) }),
  },
  { it: 'is 404 for a group without rules', ask: group, ...refuses(404, 'Rules not found') },
  { it: 'is 404 for what does not exist', ask: unknown, ...noGroup },
]);

const texts = (world: World) => ({ ...group(world), body: { text: 'Be very kind.' } });

golden('PUT /api/groups/{id}/rules', [
  {
    it: 'answers the group with the new version',
    by: 'ada',
    given: adaRules,
    ask: texts,
    status: 200,
    answers: (world) => groupOf(world, { isOrganiser: true, rulesVersion: 3 }),
  },
  {
    it: 'is 400 without a text',
    by: 'ada',
    given: adaLeads,
    ask: (world) => ({ ...group(world), body: {} }),
    ...refuses(400, 'text must be a text'),
  },
  { it: 'is 401 for visitors', ask: texts, ...visitor },
  { it: 'is 403 for everybody else', by: 'ben', given: adaLeads, ask: texts, ...onlyOrganisers },
  { it: 'is 404 for what does not exist', by: 'ada', ask: (world) => ({ ...texts(world), ...unknown() }), ...noGroup },
]);

const read = (version: number) => (world: World) => ({ ...group(world), body: { version } });

golden('PUT /api/groups/{id}/rules/acknowledgement', [
  {
    it: 'answers the group',
    by: 'ada',
    given: adaRules,
    ask: read(2),
    status: 200,
    answers: (world) => groupOf(world, { isOrganiser: true, rulesVersion: 2 }),
  },
  { it: 'is 400 without rules', by: 'ada', ask: read(1), ...refuses(400, 'This group has no rules') },
  {
    it: 'is 400 for what is no version',
    by: 'ada',
    given: adaRules,
    ask: read(0),
    ...refuses(400, 'version must be the number of a version: 1, 2, 3 and so on'),
  },
  { it: 'is 401 for visitors', ask: read(1), ...visitor },
  {
    it: 'is 403 for somebody who is no member',
    by: 'cleo',
    given: adaRules,
    ask: read(2),
    ...refuses(403, 'Only members of a group acknowledge its rules: join the group first'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: (world) => ({ ...read(1)(world), ...unknown() }),
    ...noGroup,
  },
  {
    it: 'is 409 for a former version',
    by: 'ada',
    given: adaRules,
    ask: read(1),
    ...refuses(409, 'The rules have changed: read version 2 first'),
  },
]);

golden('GET /api/groups/{id}/rules/versions', [
  {
    it: 'answers all versions to organisers',
    by: 'ada',
    given: adaRules,
    ask: group,
    status: 200,
    answers: (world) => expect.arrayContaining([2, 1].map((version) => ({ ...rules, version, ...byAda(world) }))),
  },
  { it: 'is 401 for visitors', ask: group, ...visitor },
  { it: 'is 403 for everybody else', by: 'ben', given: adaRules, ask: group, ...onlyOrganisers },
  { it: 'is 404 for what does not exist', by: 'ada', ask: unknown, ...noGroup },
]);

const adaInGroup = ({ group, ada }: World) => ({ params: { id: group.id, userId: ada.id } });
const noMember = refuses(404, 'Member not found');

golden('GET /api/groups/{id}/members/{userId}', [
  {
    it: 'answers what organisers read',
    by: 'ada',
    given: adaRules,
    ask: adaInGroup,
    status: 200,
    answers: () => ({ rulesVersion: null, rulesAcknowledgedAt: null, requestWords: null }),
  },
  { it: 'is 401 for visitors', ask: adaInGroup, ...visitor },
  { it: 'is 404 for everybody else', by: 'ben', given: adaRules, ask: adaInGroup, ...noMember },
  {
    it: 'is 404 for somebody who is no member',
    by: 'ada',
    given: adaRules,
    ask: ({ group, ben }) => ({ params: { id: group.id, userId: ben.id } }),
    ...noMember,
  },
]);
