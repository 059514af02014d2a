import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
beforeEach(async () => {
  club = await app.group('Spinners', ada);
  await app.run(
    `update group_member set organises_since = now(), created_at = '2026-03-01T23:30:00Z' where group_id = $1`,
    club.id,
  );
});

async function read(headers: Record<string, string>, id = club.id) {
  const answer = await fetch(`${app.url}/api/groups/${id}/members.csv`, { headers });
  // `text()` would remove the mark at the beginning.
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}
const asMember = async (member: Member) => ({ authorization: `Bearer ${await app.tokenOf(member)}` });
const join = (id: string, day: string) =>
  app.run('insert into group_member (group_id, user_id, created_at) values ($1, $2, $3)', club.id, id, day);

describe('the file of members', () => {
  test('has who the organiser sees in the list, in its order, and the log has that it was taken', async () => {
    await join(ben.id, '2026-04-02');
    const blocker = await app.member('blocker');
    await join(blocker.id, '2026-04-03');
    await app.block(blocker, ada);
    const { status, type, text } = await read(await asMember(ada));
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.split('\r\n')).toEqual([
      '\ufeff"Name","Username","Member since","Organiser","Rules version","Rules acknowledged"',
      '"ada","ada","2026-03-01","yes","",""',
      '"ben","ben","2026-04-02","no","",""',
      '',
    ]);
    const board = app.with(await openBoard(app));
    const { data } = await board.query('{ operator { log(first: 1) { nodes { operator verb targetId } } } }');
    const act = { operator: 'organiser @ada', verb: 'group member export', targetId: club.id };
    expect(data.operator.log.nodes).toEqual([act]);
  });

  test('makes a text of every name that a spreadsheet would run', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', ' =1', '"=1"', 'Ada, "the" one'];
    for (const [index, displayName] of names.entries()) {
      const { id } = await app.member(`hostile_${index}`, { displayName });
      await join(id, `2026-05-0${index + 1}`);
    }
    const { text } = await read(await asMember(ada));
    const cells = text.split('\r\n').slice(2, -1);
    expect(cells.map((line) => line.slice(0, line.indexOf(',"hostile')))).toEqual([
      `"'=1+1"`,
      `"'+1"`,
      `"'-1"`,
      `"'@SUM(A1)"`,
      `"'＝1"`,
      `"' =1"`,
      `"'""=1"""`,
      '"Ada, ""the"" one"',
    ]);
  });

  test('has every member of a group that is read in several parts', async () => {
    await app.run(
      `insert into "user" (id, username, display_name, password_hash)
       select gen_random_uuid(), 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 501) n`,
    );
    await app.run(
      `insert into group_member (group_id, user_id, created_at)
       select $1, id, '2026-06-01'::timestamptz from "user" where username like 'rider%'`,
      club.id,
    );
    const { text } = await read(await asMember(ada));
    expect(new Set(text.split('\r\n')).size).toBe(1 + 1 + 501 + 1);
  });

  test('is for organisers with a session alone', async () => {
    await join(ben.id, '2026-04-02');
    const token = await makeAccessToken(app.as(ada));
    expect((await read({})).status).toBe(401);
    expect((await read(await asMember(ben))).status).toBe(403);
    expect((await read(bearing(token.secret))).status).toBe(403);
    expect((await read(await asMember(ada), nobodysId)).status).toBe(404);
    const cookie = { cookie: `session_id=${await app.tokenOf(ada)}`, 'sec-fetch-site': 'cross-site' };
    expect((await read(cookie)).status).toBe(403);
  });

  test('is taken at most ten times an hour', async () => {
    const cleo = await app.member('cleo');
    await join(cleo.id, '2026-04-02');
    await app.run('update group_member set organises_since = now() where user_id = $1', cleo.id);
    const headers = await asMember(cleo);
    for (let count = 0; count < 10; count += 1) expect((await read(headers)).status).toBe(200);
    expect((await read(headers)).status).toBe(429);
  });
});
