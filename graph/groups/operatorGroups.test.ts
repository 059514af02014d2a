import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultPace } from '../platform/http/clientPace.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

const createGroup =
  'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id name description picture memberCount } } }';
const updateGroup =
  'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id name description picture memberCount } } }';
const deleteGroup = 'mutation ($id: ID!) { deleteGroup(groupId: $id) { deletedGroupId } }';

/** A picture in a data URL of more than 256 KB. */
async function largePicture(): Promise<string> {
  const png = await pictureStored().png().toBuffer();
  return dataUrlOf('png', Buffer.concat([png, randomBytes(300_000)]));
}

describe('on the board an operator', () => {
  const app = useApp();
  const { refusal } = commandLineIn(() => environmentOf(app));
  let board: Caller;
  let ada: Member;
  beforeAll(async () => {
    ada = await app.member('ada');
    board = app.with(await openBoard(app));
  });
  beforeEach(() => app.run('delete from "group"'));

  const create = (input: Record<string, unknown>) => board.query(createGroup, { input });
  const created = async (input: Record<string, unknown>) => (await create(input)).data.createGroup.group;
  const update = (input: Record<string, unknown>) => board.query(updateGroup, { input });
  const read = async (selection: string) => (await board.query(`{ operator { ${selection} } }`)).data.operator;
  const lastAct = async () => (await read('log(first: 1) { nodes { operator verb targetId note } }')).log.nodes[0];

  test('creates a group with a picture, which everyone sees', async () => {
    const picture = dataUrlOf('png', await pictureStored().png().toBuffer());
    const group = await created({ name: ' Owls ', description: ' Late ', picture });
    expect(group).toEqual({
      id: expect.any(String),
      name: 'Owls',
      description: 'Late',
      picture: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      memberCount: 0,
    });
    const { data } = await app.as(null).query(`{ group(id: "${group.id}") { name } }`);
    expect(data).toEqual({ group: { name: 'Owls' } });
    expect((await fetch(app.url + group.picture)).status).toBe(200);
    const note = 'name, description, picture';
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'group create', targetId: group.id, note });
  });

  test('changes what is given, and removes what is null', async () => {
    const url = 'https://pictures.example/owl.png';
    const group = await created({ name: 'Owls', description: 'Late', picture: url });
    const renamed = await update({ groupId: group.id, name: ' Night owls ' });
    expect(renamed.data.updateGroup.group).toEqual({ ...group, name: 'Night owls' });
    expect(await lastAct()).toMatchObject({ verb: 'group edit', targetId: group.id, note: 'name' });
    const emptied = await update({ groupId: group.id, name: null, description: null, picture: '' });
    expect(emptied.data.updateGroup.group).toEqual({ ...group, name: 'Night owls', description: null, picture: null });
  });

  test.each([
    ['name', ' ', 'name must have 1 to 100 characters'],
    ['name', 'x'.repeat(101), 'name must have at most 100 characters'],
    ['description', 'x'.repeat(2001), 'description must have at most 2,000 characters'],
    ['picture', '/media/x.webp', 'picture must be an image data URL, an http(s) URL or a /media URL'],
  ])('is refused a wrong %s as on the command line', async (field, value, message) => {
    const { id } = await app.group('Harriers');
    const acts = await app.run('select from operator_log');
    const fault = { code: 'BAD_USER_INPUT', field, message };
    expect(await refusal('group', 'edit', id, `--${field}`, value)).toBe(message);
    expect((await create({ name: 'Owls', [field]: value })).error).toEqual(fault);
    expect((await update({ groupId: id, [field]: value })).error).toEqual(fault);
    expect(await app.run('select name, description, picture from "group"')).toEqual([
      { name: 'Harriers', description: 'Harriers rides', picture: null },
    ]);
    expect(await app.run('select from operator_log')).toHaveLength(acts.length);
  });

  test('lists groups page by page, the newest first, and finds them by a part of their names', async () => {
    const owls = await created({ name: 'Owls' });
    const harriers = await created({ name: '100 % Harriers' });
    await app.as(ada).post(`/api/groups/${owls.id}/join`);
    await app.post(ada, { groupId: owls.id, privacy: 'group' });
    const { nodes, pageInfo } = (await read('groups(first: 1) { nodes { id } pageInfo { endCursor } }')).groups;
    expect(nodes).toEqual([{ id: harriers.id }]);
    const rest = await read(`groups(after: "${pageInfo.endCursor}") { nodes { id name memberCount postCount } }`);
    expect(rest.groups.nodes).toEqual([{ id: owls.id, name: 'Owls', memberCount: 1, postCount: 1 }]);
    const found = async (query: string) => (await read(`groups(query: "${query}") { nodes { name } }`)).groups.nodes;
    expect(await found(' OWL ')).toEqual([{ name: 'Owls' }]);
    expect(await found('%')).toEqual([{ name: '100 % Harriers' }]);
    expect(await found('rides')).toEqual([]);
    const { error } = await board.query(`{ operator { groups(query: "${'x'.repeat(101)}") { nodes { id } } } }`);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'query' });
  });

  test('sets the rules of a group, which its organisers keep, and removes them', async () => {
    const group = await app.group('Owls', ada);
    const set = (groupId: string, text: string) =>
      board.query(
        'mutation ($input: GroupRulesInput!) { setRulesAsOperator(input: $input) { group { rules { version text } } } }',
        { input: { groupId, text } },
      );
    const rules = async () => (await read('groups { nodes { rules } }')).groups.nodes;
    expect(await rules()).toEqual([{ rules: null }]);
    const { data } = await set(group.id, ' Lights on ');
    expect(data.setRulesAsOperator.group).toEqual({ rules: { version: 1, text: 'Lights on' } });
    expect(await rules()).toEqual([{ rules: 'Lights on' }]);
    expect(await lastAct()).toEqual({
      operator: 'hanna',
      verb: 'group rules set',
      targetId: group.id,
      note: 'version 1',
    });
    expect((await set(group.id, 'x'.repeat(10_001))).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
    expect((await set(nobodysId, 'Lights on')).error).toMatchObject({ code: 'NOT_FOUND', message: 'Group not found' });
    const refused =
      'mutation ($id: ID!) { setRulesAsOperator(input: { groupId: $id, text: "Mine" }) { group { id } } }';
    expect((await app.as(ada).query(refused, { id: group.id })).error?.code).toBe('FORBIDDEN');
    expect((await set(group.id, ' ')).data.setRulesAsOperator.group).toEqual({ rules: null });
    expect(await rules()).toEqual([{ rules: null }]);
  });

  test('deletes a group with its posts', async () => {
    const group = await app.group('Doomed', ada);
    const post = await app.post(ada, { groupId: group.id });
    expect((await board.query(deleteGroup, { id: group.id })).data).toEqual({
      deleteGroup: { deletedGroupId: group.id },
    });
    expect((await app.as(ada).get(`/api/posts/${post.id}`)).status).toBe(404);
    expect(await lastAct()).toEqual({ operator: 'hanna', verb: 'group delete', targetId: group.id, note: 'Doomed' });
    const noGroup = { code: 'NOT_FOUND', message: 'Group not found' };
    for (const id of [group.id, nobodysId, 'Doomed']) {
      expect((await board.query(deleteGroup, { id })).error).toEqual(noGroup);
      expect((await update({ groupId: id, name: 'Owls' })).error).toEqual(noGroup);
    }
  });

  test('sends a picture of a size that visitors may not send', async () => {
    const input = { name: 'Owls', picture: await largePicture() };
    expect((await created(input)).picture).toMatch(/^\/media\//);
    expect((await app.as(null).query(createGroup, { input })).error).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The request is too large: sign in to send pictures',
    });
  });
});

describe('a session of the board that ends while a picture arrives', () => {
  const app = useApp({}, { pace: { ...defaultPace, maxTrust: 0 } });

  test('creates no group', async () => {
    const { cookie } = await openBoard(app);
    const variables = { input: { name: 'Owls', picture: await largePicture() } };
    const body = Buffer.from(JSON.stringify({ query: createGroup, variables }));
    const headers = { cookie, 'content-type': 'application/json', 'content-length': String(body.length) };
    const arrives = () => expect(app.backend.services.inbox.deliveryCount()).toBe(1);
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(`${app.url}/graphql`, { method: 'POST', headers }, async (response) =>
        resolve((await response.toArray()).join('')),
      );
      sent.on('error', reject);
      sent.write(body.subarray(0, 1000));
      vi.waitFor(arrives, { timeout: 60_000 })
        .then(() => app.run('delete from operator_session'))
        .then(() => sent.end(body.subarray(1000)), reject);
    });
    expect(JSON.parse(answer).errors[0]).toMatchObject({
      message: 'Only an operator can do this',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await app.run('select from "group"')).toEqual([]);
  });
});
