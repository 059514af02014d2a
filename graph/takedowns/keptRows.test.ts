import { expect, test } from 'vitest';
import { deleteOldRecords } from '../app/upkeep/deleteOldRecords.ts';
import { openBoard } from '../test/boards.ts';
import { linkTo } from '../test/calendars.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import { type Made, type Member, password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { forgetTakedowns } from './forgetTakedowns.ts';

// Members cannot use the ids and secrets of rows that a takedown keeps.

const app = useApp();

async function act(document: string) {
  const { data, error } = await app.with(await openBoard(app)).query(document);
  expect(error).toBeNull();
  return data;
}

async function remove({ id }: Made): Promise<string> {
  const document = `mutation { removeContent(input: { content: "${id}", reason: SPAM, words: "Sales" }) { takedown { id } } }`;
  return (await act(document)).removeContent.takedown.id;
}

const restore = (takedownId: string) =>
  act(`mutation { restoreContent(input: { takedownId: "${takedownId}" }) { takedown { id } } }`);

test('the ids of removed content are free for nobody until a day after it is deleted for good', async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const ride = await app.ride(ada, { date: null });
  const things = [ride, await app.comment(ada, ride), await app.moment(ada, ride)];
  const pass = async (days: number) => {
    await app.run('update gone_id set at = at - make_interval(days => $1)', days);
    await deleteOldRecords(app.backend.sql, new Date());
  };
  const take = async ({ id }: Made) => (await app.as(ben).post('/api/posts', { id, content: 'Mine' })).status;
  const forget = () => forgetTakedowns(app.backend.orm.em, new Date());
  await remove(ride);
  await pass(20);
  await forget();
  await pass(20);
  for (const thing of things) expect(await take(thing)).toBe(409);
  await app.run('delete from takedown');
  await forget();
  expect(await take(ride)).toBe(409);
  await pass(2);
  for (const thing of things) expect(await take(thing)).toBe(201);
});

test('the id of a removed group, or of its event, is free for nobody', async () => {
  const ada = await app.member('judy');
  const [group, post] = [await app.group('Herons', ada), await app.post(ada)];
  const event = await app.event({ date: '2087-01-01' });
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  const take = async ({ id }: Made) =>
    (await app.as(ada).post('/api/comments', { id, postId: post.id, content: 'Mine' })).status;
  const takedownId = await remove(group);
  for (const thing of [group, event]) expect(await take(thing)).toBe(409);
  await restore(takedownId);
  expect(await app.run('select id from gone_id where id in ($1, $2)', group.id, event.id)).toEqual([]);
});

test('the rules of a removed group stay when their author deletes the account', async () => {
  const [kai, lea] = [await app.member('kai'), await app.member('lea')];
  const group = await app.group('Kites', kai, lea);
  await app.run('update group_member set organises_since = now() where group_id = $1', group.id);
  const path = `/api/groups/${group.id}/rules`;
  expect((await app.as(kai).put(path, { text: 'No drop' })).status).toBe(200);
  const takedownId = await remove(group);
  await app.run('delete from "user" where id = $1', kai.id);
  await restore(takedownId);
  expect((await app.as(lea).get(path)).body).toMatchObject({ text: 'No drop', version: 1 });
});

const changePassword = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }';
const ends: [string, (member: Member) => Promise<unknown>][] = [
  [
    'was suspended',
    ({ id }) => act(`mutation { suspendMember(input: { userId: "${id}", note: "Spam" }) { member { id } } }`),
  ],
  [
    'changed the password',
    async (member) => {
      const input = { currentPassword: password, newPassword: `${password} again` };
      expect((await app.as(member).query(changePassword, { input })).error).toBeNull();
    },
  ],
];

let round = 0;
test.each(ends)('a restored group has no calendar link of a member who %s meanwhile', async (end, revoke) => {
  round += 1;
  const [cleo, dan] = [await app.member(`cleo${round}`), await app.member(`dan${round}`)];
  const group = await app.group(end, cleo, dan);
  for (const member of [cleo, dan]) await linkTo(app, member, { kind: 'GROUP_RIDES', groupId: group.id });
  const takedownId = await remove(group);
  await revoke(dan);
  await restore(takedownId);
  expect(await app.run('select user_id from calendar_feed where group_id = $1', group.id)).toEqual([
    { user_id: cleo.id },
  ]);
});

test('a removed group keeps nothing of the rides of a member who has deleted the account since', async () => {
  const [hal, ida] = [await app.member('hal'), await app.member('ida')];
  const group = await app.group('Kept', hal, ida);
  for (const member of [hal, ida]) {
    const ride = await app.ride(member, { date: null, groupId: group.id });
    await app.run(
      `insert into pace_group (id, post_id, letter, name, distance) values (gen_random_uuid(), $1, 'A', 'Fast', 9)`,
      ride.id,
    );
  }
  await remove(group);
  await app.run('delete from "user" where id = $1', hal.id);
  for (const table of ['ride', 'pace_group'])
    expect(await app.run('select owner_id from takedown_row where table_name = $1', table)).toEqual([
      { owner_id: ida.id },
    ]);
});

test('a restored group has its invitations as used as they were', async () => {
  const eve = await app.member('eve');
  const group = await app.group('Invited', eve);
  await app.run('update group_member set organises_since = now() where user_id = $1', eve.id);
  const { body } = await app.as(eve).post(`/api/groups/${group.id}/invitations`, { uses: 1 });
  const use = async (member: Member) =>
    (await app.as(member).post('/api/groups/invitations/use', { token: body.path.replace('/groups/join/', '') }))
      .status;
  expect(await use(await app.member('fay'))).toBe(200);
  await restore(await remove(group));
  expect(await use(await app.member('gus'))).toBe(404);
  await expectCountersHold(app);
});
