import { describe, expect, test } from 'vitest';
import { useApp } from '../test/useApp.ts';

describe('where members found groups', () => {
  const app = useApp({ GROUP_FOUNDING: 'members' });

  test('a member founds a group and organises it; the log keeps it', async () => {
    const ada = await app.member('ada');
    const { body, status } = await app.as(ada).post('/api/groups', { name: ' Owls ', kind: 'closed' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ name: 'Owls', kind: 'closed', memberCount: 1, isJoined: true, isOrganiser: true }),
    ]);
    const [log] = await app.run('select operator, verb, target_id, note from operator_log');
    expect(log).toEqual({ operator: `organiser ${ada.id}`, verb: 'group found', target_id: body.id, note: 'Owls' });
    expect((await app.as(null).post('/api/groups', { name: 'Owls' })).status).toBe(401);
    expect((await app.as(ada).post('/api/groups', { name: ' ' })).status).toBe(400);
    const { data } = await app.as(null).query('{ instance { membersFoundGroups } }');
    expect(data.instance.membersFoundGroups).toBe(true);
  });

  test('a member founds at most 5 within a day and 20 in all, also at once', async () => {
    const ben = await app.member('ben');
    const found = () => app.as(ben).post('/api/groups', { name: 'Many' });
    const statuses = (await Promise.all(Array.from({ length: 8 }, found))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    await app.run(`update "group" set created_at = now() - interval '2 days'`);
    await app.run(
      `insert into "group" (id, name, founder_id, created_at) select new_id(), 'Old', $1, now() - interval '2 days' from generate_series(1, 15)`,
      ben.id,
    );
    expect((await found()).body.message).toBe('You have founded 20 groups, which is the maximum');
    expect(await app.run(`select from "group" where name = 'Many'`)).toHaveLength(5);
  });
});

describe('where members write few texts', () => {
  const app = useApp({ GROUP_FOUNDING: 'members', RATE_LIMITS: '{"texts":2}' });

  test('the words of a new group count as a text', async () => {
    const ada = await app.member('ada');
    const found = () => app.as(ada).post('/api/groups', { name: 'Owls' });
    expect((await found()).status).toBe(200);
    expect((await app.as(ada).post('/api/posts', { content: 'Out' })).status).toBe(201);
    expect([(await found()).status, await app.run('select from "group"')]).toEqual([429, [{}]]);
  });
});

describe('by default', () => {
  const app = useApp();

  test('only the operator creates groups', async () => {
    const ada = await app.member('ada');
    const { status, body } = await app.as(ada).post('/api/groups', { name: 'Owls' });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await app.run('select from "group"')).toEqual([]);
  });
});
