import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Suspension, setSuspension } from '../auth/suspending.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { waitForWaiting, whileLocked } from '../test/whileLocked.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let dora: Member;
let eve: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, dora, eve } = await app.cast('ada', 'ben', 'cleo', 'dora', 'eve'));
});
beforeEach(async () => {
  for (const table of ['notification', '"group"', 'block']) await app.run(`delete from ${table}`);
  club = await app.group('Night Shift', ada, ben);
  await app.run(`update "group" set kind = 'closed'`);
  await app.run('update group_member set organises_since = now()');
});

const ask = (by: Member | null) => app.as(by).put(`/api/groups/${club.id}/request`, {});
const withdraw = (by: Member) => app.as(by).delete(`/api/groups/${club.id}/request`);
const answer = (by: Member, { id }: Member, admitted: boolean) =>
  app.as(by).post(`/api/groups/${club.id}/requests/${id}`, { admitted });
const requests = async (by: Member): Promise<string[]> =>
  (await app.as(by).get(`/api/groups/${club.id}/requests`)).body.map(({ username }: Member) => username);
const notices = async (viewer: Member) => {
  const { data } = await app
    .as(viewer)
    .query(
      '{ notifications { nodes { kind group { name } actors { username } } } viewer { unreadNotificationCount } }',
    );
  expect(data.viewer.unreadNotificationCount).toBe(data.notifications.nodes.length);
  return data.notifications.nodes;
};
const group = { name: 'Night Shift' };
const suspend = (suspension: Suspension, { id } = eve) => {
  const { orm, services } = app.backend;
  return setSuspension({ em: orm.em.fork(), now: new Date(), services }, id, suspension);
};

describe('a request to join', () => {
  test('is seen by organisers, answered once, and notified on both sides', async () => {
    expect((await ask(cleo)).body).toMatchObject({ isJoined: false, hasAsked: true, kind: 'closed' });
    await ask(cleo);
    await ask(dora);
    expect([await requests(ada), await requests(ben)]).toEqual([
      ['cleo', 'dora'],
      ['cleo', 'dora'],
    ]);
    expect(await notices(ben)).toEqual([
      { kind: 'GROUP_REQUESTED', group, actors: [{ username: 'dora' }, { username: 'cleo' }] },
    ]);
    const [first, second] = await Promise.all([answer(ada, cleo, true), answer(ben, cleo, false)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 404]);
    const isAdmitted = first.status === 200;
    const own = await app.as(cleo).query(`{ group(id: "${club.id}") { viewerIsMember viewerHasAsked } }`);
    expect(own.data.group).toEqual({ viewerIsMember: isAdmitted, viewerHasAsked: false });
    expect(await notices(cleo)).toEqual([{ kind: isAdmitted ? 'GROUP_ADMITTED' : 'GROUP_REFUSED', group, actors: [] }]);
    await answer(ada, dora, false);
    expect(await notices(dora)).toEqual([{ kind: 'GROUP_REFUSED', group, actors: [] }]);
    expect([await notices(ada), await requests(ada)]).toEqual([[], []]);
    const log = await app.run<{ verb: string; operator: string }>(
      'select verb, operator from operator_log order by at',
    );
    expect(log.map(({ verb }) => verb)).toContain('group request refuse');
  });

  test('ends when it is withdrawn, when its member is suspended, and when the group changes its kind', async () => {
    await ask(cleo);
    expect((await withdraw(cleo)).body.hasAsked).toBeUndefined();
    expect(await notices(ada)).toEqual([]);
    await ask(eve);
    await suspend('shown');
    expect(await requests(ada)).toEqual([]);
    await suspend('none');
    expect(await requests(ada)).toEqual([]);
    await ask(dora);
    await app.as(ada).patch(`/api/groups/${club.id}`, { kind: 'open' });
    expect((await ask(dora)).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await app.run('select from group_request')).toEqual([]);
  });

  test('is hidden from an organiser whom its member has blocked, and answered by nobody else', async () => {
    await app.as(cleo).post(`/api/users/${ada.id}/block`);
    await ask(cleo);
    expect([await requests(ada), await notices(ada)]).toEqual([[], []]);
    expect((await answer(ada, cleo, true)).status).toBe(404);
    expect(await requests(ben)).toEqual(['cleo']);
    for (const by of [cleo, dora]) {
      expect((await answer(by, cleo, true)).status).toBe(403);
      expect((await app.as(by).get(`/api/groups/${club.id}/requests`)).status).toBe(403);
    }
    expect((await ask(null)).status).toBe(401);
    expect((await ask(ben)).body.hasAsked).toBeUndefined();
  });

  test('has words that its organisers and its member alone read, until it is answered', async () => {
    const words = (by: Member) => app.as(by).put(`/api/groups/${club.id}/request`, { words: ' Ben knows me. ' });
    const standing = async (by: Member | null, of: Member) => {
      const { data } = await app
        .as(by)
        .query(`{ user(id: "${of.id}") { standingInGroup(groupId: "${club.id}") { requestWords } } }`);
      return data.user.standingInGroup;
    };
    // Eve's session has ended in another test.
    const finn = await app.member('finn');
    await words(cleo);
    await ask(dora);
    const listed = (await app.as(ada).get(`/api/groups/${club.id}/requests`)).body;
    expect(listed.map((each: { words: string | null }) => each.words)).toEqual(['Ben knows me.', null]);
    for (const by of [ada, ben, cleo]) expect(await standing(by, cleo)).toEqual({ requestWords: 'Ben knows me.' });
    for (const by of [dora, finn, null]) expect(await standing(by, cleo)).toBeNull();
    const { data } = await app
      .as(finn)
      .query(`mutation { setGroupRequest(groupId: "${club.id}", asked: true, words: "Me too") { group { id } } }`);
    expect(data.setGroupRequest.group).toEqual({ id: club.id });
    expect(await standing(ada, finn)).toEqual({ requestWords: 'Me too' });
    // An organiser does not read the words of members whom they have muted, and can still respond.
    await app.run('insert into mute (muter_id, muted_id, created_at) values ($1, $2, now())', ada.id, finn.id);
    expect([await standing(ada, finn), await standing(finn, finn)]).toEqual([
      { requestWords: null },
      { requestWords: 'Me too' },
    ]);
    await withdraw(finn);
    const long = await app.as(finn).put(`/api/groups/${club.id}/request`, { words: 'x'.repeat(501) });
    expect(long.body).toMatchObject({ code: 'BAD_USER_INPUT', message: 'words must have at most 500 characters' });
    await answer(ada, cleo, true);
    expect(await standing(ada, cleo)).toEqual({ requestWords: null });
    await answer(ada, dora, false);
    expect(await standing(ada, dora)).toBeNull();
    expect(JSON.stringify(await app.run('select * from operator_log'))).not.toContain('Ben knows me');
  });

  test('is the 50th of a member at most', async () => {
    await app.run(
      `insert into "group" (id, name, kind) select new_id(), 'G' || n, 'closed' from generate_series(1, 60) n`,
    );
    await app.run(
      `insert into group_request (group_id, user_id) select id, $1 from "group" where name like 'G%' order by id limit 49`,
      cleo.id,
    );
    const open = await app.run<Made>('select id from "group" where id not in (select group_id from group_request)');
    const answers = await Promise.all(
      open.slice(0, 6).map(({ id }) => app.as(cleo).put(`/api/groups/${id}/request`, {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is not written by a member who is suspended meanwhile', async () => {
    const fay = await app.member('fay');
    await app.tokenOf(fay);
    const asked = await whileLocked(String(app.backend.orm.config.get('clientUrl')), 'group', async () => {
      const answer = ask(fay);
      await waitForWaiting(app, 1);
      await suspend('shown', fay);
      return { answer };
    });
    const { status, body } = await asked.answer;
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await app.run('select from group_request where user_id = $1', fay.id)).toEqual([]);
  });
});
