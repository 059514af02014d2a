import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  await app.run('delete from notification');
  await app.run('delete from mute');
  await app.run('delete from block');
  club = await app.group('Spinners', ada, ben, cleo);
  await app.run(
    'update group_member set organises_since = now() where user_id = $1 and group_id = $2',
    ada.id,
    club.id,
  );
});

const document =
  'mutation ($input: AnnouncementInput!) { announceToGroup(input: $input) { post { id content privacy group { id } } } }';
const announce = (by: Member | null, text = 'Lights on until March') =>
  app.as(by).query(document, { input: { groupId: club.id, text } });
const noticesOf = async (viewer: Member) => {
  const { data } = await app
    .as(viewer)
    .query(
      '{ viewer { unreadNotificationCount } notifications { nodes { kind actors { username } post { content } } } }',
    );
  expect(data.viewer.unreadNotificationCount).toBe(data.notifications.nodes.length);
  return data.notifications.nodes;
};
const notice = { kind: 'ANNOUNCED', actors: [{ username: 'ada' }], post: { content: 'Lights on until March' } };
const choose = (viewer: Member, enabled: boolean) =>
  app
    .as(viewer)
    .query(`mutation { setNotificationPreference(kind: ANNOUNCED, enabled: ${enabled}) { viewer { id } } }`);

describe('an announcement', () => {
  test('is a post for the members, of which each of them is notified, and in the log', async () => {
    const { data } = await announce(ada, ' Lights on until March ');
    const { post } = data.announceToGroup;
    expect(post).toMatchObject({ content: 'Lights on until March', privacy: 'GROUP', group: { id: club.id } });
    expect(await Promise.all([ada, ben, cleo].map(noticesOf))).toEqual([[], [notice], [notice]]);
    expect((await app.as(null).get(`/api/posts/${post.id}`)).status).toBe(404);
    const board = app.with(await openBoard(app));
    const { data: log } = await board.query('{ operator { log(first: 1) { nodes { operator verb targetId note } } } }');
    expect(log.operator.log.nodes).toEqual([
      { operator: 'organiser @ada', verb: 'group announce', targetId: post.id, note: 'Spinners' },
    ]);
  });

  test('does not reach members who have muted the organiser, or whom a block separates from them', async () => {
    await app.mute(ben, ada);
    await app.block(ada, cleo);
    expect((await announce(ada)).error).toBeNull();
    expect(await app.run('select from notification')).toEqual([]);
    await app.run('delete from block');
    await announce(ada);
    expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([[], [notice]]);
    await app.block(cleo, ada);
    expect(await noticesOf(cleo)).toEqual([]);
  });

  test('does not reach members who have switched the kind off', async () => {
    await choose(ben, false);
    await announce(ada);
    expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([[], [notice]]);
    await choose(ben, true);
  });

  test('disappears with its post, and for members who leave', async () => {
    const { data } = await announce(ada);
    await app.as(ben).delete(`/api/groups/${club.id}/leave`);
    expect([await noticesOf(ben), await noticesOf(cleo)]).toEqual([[], [notice]]);
    const board = app.with(await openBoard(app));
    const input = { content: data.announceToGroup.post.id, reason: 'SPAM', words: 'Sales' };
    const remove = 'mutation ($input: RemoveContentInput!) { removeContent(input: $input) { takedown { id } } }';
    expect((await board.query(remove, { input })).error).toBeNull();
    expect(await noticesOf(cleo)).toEqual([]);
  });

  test('has 1 to 500 characters', async () => {
    for (const text of ['', ' ', 'x'.repeat(501), 'a\u0000'])
      expect((await announce(ada, text)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
    expect((await announce(ada, '🚲'.repeat(500))).error).toBeNull();
  });
});

test('a group has two announcements within a day, also if they are deleted and sent at once', async () => {
  const sent = await Promise.all([1, 2, 3, 4].map(() => announce(ada)));
  expect(sent.map(({ error }) => error?.code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined, undefined]);
  await app.run('delete from post where group_id = $1', club.id);
  expect((await announce(ada)).error).toMatchObject({
    code: 'CONFLICT',
    message: 'A group has at most 2 announcements within 24 hours: write a post instead, or wait',
  });
  await app.run(`update "group" set announced_before = now() - interval '25 hours' where id = $1`, club.id);
  expect([(await announce(ada)).error, (await announce(ada)).error?.code]).toEqual([null, 'CONFLICT']);
});

test('nobody but an organiser announces', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'Only an organiser of this group can do this' };
  expect((await announce(ben)).error).toEqual(refusal);
  expect((await announce(null)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await noticesOf(cleo)).toEqual([]);
});

test('an announcement to 500 members takes as many statements as one to 3', async () => {
  const few = await countSql(app, () => announce(ada));
  await app.run(
    `insert into "user" (id, username, display_name, password_hash)
     select gen_random_uuid(), 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 500) n`,
  );
  await app.run(
    `insert into group_member (group_id, user_id) select $1, id from "user" where username like 'rider%'`,
    club.id,
  );
  expect(await countSql(app, async () => expect((await announce(ada)).error).toBeNull())).toBe(few);
  const [{ count } = { count: 0 }] = await app.run<{ count: number }>(
    `select count(*)::int as count from notification where kind = 'announced'`,
  );
  expect(count).toBe(504);
});
