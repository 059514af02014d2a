import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../platform/lib/tokens.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { sheetDoors } from '../test/sheetDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let dora: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, dora } = await app.cast('ada', 'ben', 'cleo', 'dora'));
});
beforeEach(async () => {
  for (const table of ['notification', 'post', '"group"', 'block']) await app.run(`delete from ${table}`);
  club = await app.group('Night Shift', ada, ben);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
});
const become = (kind: string) => app.run('update "group" set kind = $2 where id = $1', club.id, kind);

interface Standing {
  rulesVersion: number | null;
  rulesAcknowledgedAt: string | null;
}

const saveText = 'mutation ($input: GroupRulesInput!) { setGroupRules(input: $input) { group { id } } }';
const knowText = `mutation ($groupId: ID!, $version: Int!) {
  acknowledgeGroupRules(groupId: $groupId, version: $version) { group { viewerRulesVersion } }
}`;
const joinText = `mutation ($groupId: ID!, $rulesVersion: Int) {
  setGroupMembership(groupId: $groupId, member: true, rulesVersion: $rulesVersion) { group { id } }
}`;
const askText = `mutation ($groupId: ID!, $rulesVersion: Int) {
  setGroupRequest(groupId: $groupId, asked: true, rulesVersion: $rulesVersion) { group { id } }
}`;
const useText = `mutation ($token: String!, $rulesVersion: Int) {
  joinInvitedGroup(token: $token, rulesVersion: $rulesVersion) { group { id } }
}`;
const token = 'r'.repeat(43);

const doors = [
  {
    name: 'GraphQL',
    save: async (by: Member | null, text: string) =>
      (await app.as(by).query(saveText, { input: { groupId: club.id, text } })).error ?? undefined,
    know: async (by: Member | null, version: number) =>
      (await app.as(by).query(knowText, { groupId: club.id, version })).error ?? undefined,
    join: async (by: Member, rulesVersion?: number) =>
      (await app.as(by).query(joinText, { groupId: club.id, rulesVersion })).error ?? undefined,
    ask: async (by: Member, rulesVersion?: number) =>
      (await app.as(by).query(askText, { groupId: club.id, rulesVersion })).error ?? undefined,
    use: async (by: Member, rulesVersion?: number) =>
      (await app.as(by).query(useText, { token, rulesVersion })).error ?? undefined,
    async read(by: Member | null) {
      const { data } = await app
        .as(by)
        .query(`{ group(id: "${club.id}") { rules { version text author { username } } } }`);
      const rules = data.group?.rules;
      return rules ? [rules.version, rules.text, rules.author?.username] : null;
    },
    async versions(by: Member): Promise<[number, string | null][]> {
      const { data } = await app
        .as(by)
        .query(`{ group(id: "${club.id}") { rulesVersions { nodes { version text } } } }`);
      return data.group.rulesVersions.nodes.map(({ version, text }: { version: number; text: string }) => [
        version,
        text,
      ]);
    },
    async standing(by: Member | null, of: Member): Promise<Standing | null> {
      const { data } = await app
        .as(by)
        .query(
          `{ user(id: "${of.id}") { standingInGroup(groupId: "${club.id}") { rulesVersion rulesAcknowledgedAt } } }`,
        );
      return data.user?.standingInGroup ?? null;
    },
  },
  {
    name: 'REST',
    async save(by: Member | null, text: string) {
      return faultOf(await app.as(by).put(`/api/groups/${club.id}/rules`, { text }));
    },
    async know(by: Member | null, version: number) {
      return faultOf(await app.as(by).put(`/api/groups/${club.id}/rules/acknowledgement`, { version }));
    },
    async join(by: Member, rulesVersion?: number) {
      return faultOf(await app.as(by).post(`/api/groups/${club.id}/join`, rulesVersion && { rulesVersion }));
    },
    async ask(by: Member, rulesVersion?: number) {
      return faultOf(await app.as(by).put(`/api/groups/${club.id}/request`, { rulesVersion }));
    },
    async use(by: Member, rulesVersion?: number) {
      return faultOf(await app.as(by).post('/api/groups/invitations/use', { token, rulesVersion }));
    },
    async read(by: Member | null) {
      const { status, body } = await app.as(by).get(`/api/groups/${club.id}/rules`);
      return status === 200 ? [body.version, body.text, body.author?.username] : null;
    },
    async versions(by: Member): Promise<[number, string | null][]> {
      const { status, body } = await app.as(by).get(`/api/groups/${club.id}/rules/versions`);
      return status === 200 ? body.map(({ version, text }: { version: number; text: string }) => [version, text]) : [];
    },
    async standing(by: Member | null, of: Member): Promise<Standing | null> {
      const { status, body } = await app.as(by).get(`/api/groups/${club.id}/members/${of.id}`);
      return status === 200 ? body : null;
    },
  },
];
const faultOf = ({ status, body }: { status: number; body: { code?: string; message?: string } }) =>
  status >= 400 ? body : undefined;

describe.each(doors)('the rules of a group by $name', ({ save, know, join, ask, use, read, versions, standing }) => {
  const versionOf = async (member: Member) => (await standing(member, member))?.rulesVersion ?? null;

  test('are written by organisers, version by version, and old versions are read by organisers alone', async () => {
    expect([await read(ben), await versions(ada)]).toEqual([null, []]);
    expect(await save(ada, ' Wear a helmet. ')).toBeUndefined();
    expect(await save(ada, 'Wear a helmet.')).toBeUndefined();
    expect(await read(null)).toEqual([1, 'Wear a helmet.', undefined]);
    expect(await read(ada)).toEqual([1, 'Wear a helmet.', 'ada']);
    await save(ada, 'Wear a helmet. Ride with lights.');
    await save(ada, ' ');
    expect(await read(ben)).toBeNull();
    await save(ada, 'Wear a helmet.');
    expect(await versions(ada)).toEqual([
      [4, 'Wear a helmet.'],
      [3, null],
      [2, 'Wear a helmet. Ride with lights.'],
      [1, 'Wear a helmet.'],
    ]);
    expect(await versions(ben)).toEqual([]);
    expect(await save(null, 'Mine')).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const other of [ben, cleo]) expect(await save(other, 'Mine')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save(ada, 'x'.repeat(10_001))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'text must have at most 10,000 characters',
    });
    const log = await app.run('select verb, note from operator_log where target_id = $1 order by at, id', club.id);
    expect(log).toEqual([
      { verb: 'group rules set', note: 'version 1' },
      { verb: 'group rules set', note: 'version 2' },
      { verb: 'group rules set', note: 'version 3' },
      { verb: 'group rules set', note: 'version 4' },
    ]);
  });

  test('are read by who finds the group: a hidden one by its members', async () => {
    await save(ada, 'Be kind.');
    await become('closed');
    expect(await read(null)).toEqual([1, 'Be kind.', undefined]);
    await become('hidden');
    expect([await read(null), await read(cleo)]).toEqual([null, null]);
    expect(await read(ben)).toEqual([1, 'Be kind.', undefined]);
    expect(await know(cleo, 1)).toMatchObject({ code: 'NOT_FOUND', message: 'Group not found' });
  });

  test('are acknowledged by members, once for each version', async () => {
    expect(await know(ben, 1)).toMatchObject({ code: 'BAD_USER_INPUT', message: 'This group has no rules' });
    await save(ada, 'Be kind.');
    // The organiser who writes them knows them.
    expect([await versionOf(ada), await versionOf(ben)]).toEqual([1, null]);
    expect(await know(ben, 1)).toBeUndefined();
    const first = await standing(ada, ben);
    expect(first).toMatchObject({ rulesVersion: 1, rulesAcknowledgedAt: expect.any(String) });
    expect(await know(ben, 1)).toBeUndefined();
    expect(await standing(ada, ben)).toEqual(first);
    await save(ada, 'Be kind. Ring your bell.');
    expect(await know(ben, 1)).toMatchObject({
      code: 'CONFLICT',
      message: 'The rules have changed: read version 2 first',
    });
    expect(await standing(ada, ben)).toEqual(first);
    expect(await know(cleo, 2)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await know(null, 2)).toMatchObject({ code: 'UNAUTHENTICATED' });
    // Nobody is kept from leaving, and the acknowledgement ends with the membership.
    await app.as(ben).delete(`/api/groups/${club.id}/leave`);
    await join(ben);
    expect(await versionOf(ben)).toBeNull();
  });

  test('are acknowledged by who joins after reading the current version', async () => {
    await save(ada, 'Be kind.');
    await save(ada, 'Be very kind.');
    expect(await join(cleo, 1)).toBeUndefined();
    expect(await join(dora, 2)).toBeUndefined();
    expect([await versionOf(cleo), await versionOf(dora)]).toEqual([null, 2]);
    for (const member of [cleo, dora]) await app.as(member).delete(`/api/groups/${club.id}/leave`);
    await become('closed');
    await ask(cleo, 1);
    await ask(dora, 2);
    for (const { id } of [cleo, dora])
      await app.as(ada).post(`/api/groups/${club.id}/requests/${id}`, { admitted: true });
    expect([await versionOf(cleo), await versionOf(dora)]).toEqual([null, 2]);
    for (const member of [cleo, dora]) await app.as(member).delete(`/api/groups/${club.id}/leave`);
    await app.run(
      `insert into group_invitation (id, group_id, maker_id, token_hash, max_uses, created_at, expires_at)
       values ($1, $1, $2, $3, 9, now(), now() + interval '1 day')`,
      ...[club.id, ada.id, hashToken(token)],
    );
    const found = await app.as(null).post('/api/groups/invitations/find', { token });
    expect(found.body).toMatchObject({ rulesVersion: 2, rules: 'Be very kind.' });
    await use(cleo);
    await use(dora, 2);
    expect([await versionOf(cleo), await versionOf(dora)]).toEqual([null, 2]);
  });

  test('have standings that organisers and the member alone read', async () => {
    await save(ada, 'Be kind.');
    await know(ben, 1);
    await join(cleo, 1);
    expect((await standing(ada, cleo))?.rulesVersion).toBe(1);
    for (const other of [ben, dora, null]) expect(await standing(other, cleo)).toBeNull();
    expect(await standing(ada, dora)).toBeNull();
    await app.block(cleo, ada);
    expect(await standing(ada, cleo)).toBeNull();
    expect((await standing(cleo, cleo))?.rulesVersion).toBe(1);
    const file = await fetch(`${app.url}/api/groups/${club.id}/members.csv`, {
      headers: { authorization: `Bearer ${await app.tokenOf(ada)}` },
    });
    const [head, ...rows] = (await file.text()).split('\r\n');
    expect(head).toContain('"Rules version","Rules acknowledged"');
    const today = new Date().toISOString().slice(0, 10);
    expect(rows[1]).toContain(`"ben","ben","${today}","no","1","${today}"`);
  });

  test('saved by two organisers at once are two versions', async () => {
    await app.run('update group_member set organises_since = now()');
    const faults = await Promise.all([ada, ben, ada, ben].map((by, index) => save(by, `Rule ${index}`)));
    expect(faults).toEqual([undefined, undefined, undefined, undefined]);
    expect((await versions(ada)).map(([version]) => version)).toEqual([4, 3, 2, 1]);
  });
});

test.each(sheetDoors)('the sheet of a ride by $name shows who has not acknowledged the rules', async ({ read }) => {
  const acknowledged = async (ride: Made) =>
    (await read(app.as(ada), ride)).sheet?.riders.map(({ rulesAcknowledged }) => rulesAcknowledged);
  const ride = await app.ride(ada, { date: '2087-05-01', groupId: club.id });
  for (const rider of [ben, cleo]) await app.participate(ride, rider);
  expect(await acknowledged(ride)).toEqual([null, null, null]);
  const [, rest] = doors;
  await rest?.save(ada, 'Be kind.');
  await rest?.know(ben, 1);
  expect(await acknowledged(ride)).toEqual([true, true, false]);
  await rest?.save(ada, 'Be very kind.');
  expect(await acknowledged(ride)).toEqual([true, false, false]);
  expect(await acknowledged(await app.ride(ada, { date: '2087-05-01' }))).toEqual([null]);
  await app.run(`update "group" set kind = 'closed'`);
  await app.run('delete from group_member where user_id = $1', ada.id);
  expect(await acknowledged(ride)).toEqual([null, null, null]);
});

test('the operator shows and sets the rules by the command line', async () => {
  const environment = environmentOf(app);
  const run = (...words: string[]) => runHere(environment, ...words);
  expect((await run('group', 'rules', 'show', 'night shift')).out).toBe("'Night Shift' has no rules.\n");
  const set = await run('group', 'rules', 'set', 'night shift', 'Be kind.', '--json');
  expect(set.json).toMatchObject({ id: club.id, version: 1, text: 'Be kind.' });
  expect((await run('group', 'rules', 'show', club.id)).out).toContain('Be kind.');
  expect((await doors[0]?.read(ada)) ?? null).toEqual([1, 'Be kind.', undefined]);
  expect((await run('group', 'rules', 'set', 'night shift', '')).out).toBe("'Night Shift' has no rules.\n");
  expect((await run('group', 'rules', 'show', nobodysId)).code).not.toBe(0);
});
