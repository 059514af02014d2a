import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeSecrets } from '../auth/auth.ts';
import { newToken } from '../platform/lib/tokens.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { pictureStored } from '../test/pictures.ts';
import { unshownPathOf } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes":100000}' });
let ada: Member;
let ben: Member;
let cleo: Member;
let dora: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, dora } = await app.cast('ada', 'ben', 'cleo', 'dora'));
});
beforeEach(async () => {
  await app.run('delete from "group"');
  club = await app.group('Owls', ada, ben);
  await app.run(`update "group" set kind = 'hidden'`);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
});

const make = async (plan: object = {}, by = ada) => app.as(by).post(`/api/groups/${club.id}/invitations`, plan);
const tokenOf = async (plan: object = {}, by = ada): Promise<string> =>
  (await make(plan, by)).body.path.replace('/groups/join/', '');
const find = (token: string, by: Member | null = null) => app.as(by).post('/api/groups/invitations/find', { token });
const use = (token: string, by: Member | null) => app.as(by).post('/api/groups/invitations/use', { token });
const listed = async (by: Member) => (await app.as(by).get(`/api/groups/${club.id}/invitations`)).body;

describe('an invitation link', () => {
  test('shows a hidden group to whoever holds it, lets them join, and counts its uses', async () => {
    const token = await tokenOf({ uses: 2 });
    for (const viewer of [null, cleo]) {
      expect((await find(token, viewer)).body).toMatchObject({
        id: club.id,
        name: 'Owls',
        kind: 'hidden',
        memberCount: 2,
      });
      // The link is no membership.
      expect((await app.as(viewer).query(`{ group(id: "${club.id}") { name } }`)).data.group).toBeNull();
    }
    expect((await use(token, null)).status).toBe(401);
    expect((await use(token, cleo)).body).toMatchObject({ name: 'Owls', isJoined: true, memberCount: 3 });
    for (const member of [cleo, ben]) expect((await use(token, member)).status).toBe(200);
    expect(await listed(ada)).toMatchObject([{ maxUses: 2, useCount: 1 }]);
    const { data } = await app
      .as(ada)
      .query(`{ group(id: "${club.id}") { invitations { useCount maker { username } } } }`);
    expect(data.group.invitations).toEqual([{ useCount: 1, maker: { username: 'ada' } }]);
    const stored = await app.run('select * from group_invitation');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('made before a member was removed does not let them return, and one made later or an admission does', async () => {
    const old = await tokenOf({ uses: 5 });
    expect((await use(old, cleo)).status).toBe(200);
    const remove =
      'mutation ($g: ID!, $u: ID!) { removeGroupMember(groupId: $g, userId: $u) { group { memberCount } } }';
    expect((await app.as(ada).query(remove, { g: club.id, u: cleo.id })).error).toBeNull();
    expect((await use(old, cleo)).status).toBe(404);
    expect((await use(old, dora)).status).toBe(200);
    const fresh = await tokenOf({ uses: 5 });
    expect((await use(fresh, cleo)).status).toBe(200);
    expect(await app.run('select from group_removal')).toEqual([]);

    await app.as(ada).query(remove, { g: club.id, u: cleo.id });
    expect((await use(fresh, cleo)).status).toBe(404);
    await app.run(`update "group" set kind = 'closed'`);
    expect((await app.as(cleo).put(`/api/groups/${club.id}/request`, {})).status).toBe(200);
    const admitted = await app.as(ada).post(`/api/groups/${club.id}/requests/${cleo.id}`, { admitted: true });
    expect(admitted.status).toBe(200);
    await app.as(cleo).delete(`/api/groups/${club.id}/leave`);
    expect((await use(fresh, cleo)).status).toBe(200);

    // A member who has just left is removed too.
    await app.as(cleo).delete(`/api/groups/${club.id}/leave`);
    expect((await app.as(ada).query(remove, { g: club.id, u: cleo.id })).error).toBeNull();
    expect((await use(fresh, cleo)).status).toBe(404);
  });

  test('shows the picture of a hidden group, which nobody else can load', async () => {
    const path = await unshownPathOf(app, ada, await pictureStored().png().toBuffer());
    await app.run('update "group" set picture = $1', `${path}.webp`);
    const token = await tokenOf();
    const { picture } = (await find(token)).body;
    expect(picture).toBe(`${path}.webp?invitation=${token}`);
    const statusOf = async (at: string) => {
      const answer = await fetch(app.url + at);
      await answer.arrayBuffer();
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await statusOf(picture)).toEqual([200, 'private, no-cache']);
    for (const at of [`${path}.webp`, `${path}.webp?invitation=${newToken()}`, `${picture}&invitation=x`])
      expect((await statusOf(at))[0]).toBe(404);
    const other = await unshownPathOf(app, ada, await pictureStored(7).png().toBuffer());
    expect((await statusOf(`${other}.webp?invitation=${token}`))[0]).toBe(404);
    await app.run('update group_invitation set expires_at = now()');
    expect((await statusOf(picture))[0]).toBe(404);
  });

  test('ends with its time, its uses, its revocation, and the organising of its maker', async () => {
    const isGone = async (token: string) => {
      expect([(await find(token)).status, (await use(token, dora)).status]).toEqual([404, 404]);
    };
    const expired = await tokenOf({ days: 30 });
    await app.run('update group_invitation set expires_at = now()');
    await isGone(expired);
    const used = await tokenOf();
    await use(used, cleo);
    await isGone(used);
    const revoked = await tokenOf();
    const [{ id }] = await listed(ada);
    for (const by of [ben, dora]) expect((await app.as(by).delete(`/api/group-invitations/${id}`)).status).toBe(404);
    expect((await app.as(ada).delete(`/api/group-invitations/${id}`)).status).toBe(200);
    await isGone(revoked);
    await app.run('update group_member set organises_since = now() where user_id = $1', ben.id);
    const ofBen = await tokenOf({}, ben);
    await app.as(ben).post(`/api/groups/${club.id}/resign`, {});
    await isGone(ofBen);
    await isGone('wrong');
  });

  test('with one use lets one of 50 who press at once join', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, (_, index) => app.member(`rider_${index}`)));
    const token = await tokenOf();
    const answers = await Promise.all(members.map((member) => use(token, member)));
    expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
    expect(await app.run('select from group_member where group_id = $1', club.id)).toHaveLength(3);
  });

  test('is made by organisers, within limits', async () => {
    for (const [by, status] of [
      [ben, 403],
      [dora, 404],
    ] as const) {
      expect([
        (await make({}, by)).status,
        (await app.as(by).get(`/api/groups/${club.id}/invitations`)).status,
      ]).toEqual([status, status]);
    }
    for (const plan of [{ uses: 0 }, { uses: 1001 }, { days: 31 }, { days: 0 }, { uses: 1.5 }])
      expect([plan, (await make(plan)).status]).toEqual([plan, 400]);
    const answers = await Promise.all(Array.from({ length: 51 }, () => make({ uses: '1000', days: 30 })));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect((await app.as(ada).delete(`/api/group-invitations/${nobodysId}`)).status).toBe(404);
  });

  test('outlives neither the password of its maker nor an access token', async () => {
    const { secret } = await makeAccessToken(app.as(ada), { scope: 'WRITE' });
    const program = app.with(bearing(secret));
    expect((await program.post(`/api/groups/${club.id}/invitations`, {})).status).toBe(403);
    const token = await tokenOf();
    expect((await find(token)).status).toBe(200);
    const { orm } = app.backend;
    await orm.em.fork().transactional((em) => revokeSecrets(em, ada.id));
    expect((await find(token)).status).toBe(404);
  });
});
