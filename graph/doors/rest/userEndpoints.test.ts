import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { profileOf } from '../../test/profileOf.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let serial = 0;
beforeAll(async () => {
  ben = await app.member('ben');
});
beforeEach(async () => {
  serial += 1;
  ada = await app.member(`Ada.${serial}`, { displayName: 'Ada' });
});

const patch = (member: Member, id: string, body: unknown) => app.as(member).patch(`/api/users/${id}`, body);
const fresh = () => profileOf(ada, { displayName: 'Ada' });

describe('PATCH /api/users/{id}', () => {
  test('of another member, known or not, is forbidden and changes nothing', async () => {
    for (const id of [ada.id, '0199a000-0000-7000-8000-000000000000', 'nobody', ada.username]) {
      const { status, body } = await patch(ben, id, { displayName: 'Hacked' });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await app.as(ada).get('/api/auth/me')).body).toEqual(fresh());
  });

  test('refuses a numeric string of more than 100 characters', async () => {
    expect((await patch(ada, ada.id, { monthlyGoal: `300.${'0'.repeat(96)}` })).body.monthlyGoal).toBe(300);
    const { status, body } = await patch(ada, ada.id, { monthlyGoal: `300.${'0'.repeat(97)}` });
    expect([status, body.code, body.field]).toEqual([400, 'BAD_USER_INPUT', 'monthlyGoal']);
  });

  test('reads numeric strings as numbers, and is what /api/auth/me tells from then on', async () => {
    const { status, body } = await patch(ada, ada.id.toUpperCase(), { monthlyGoal: ' 300.5 ' });
    expect([status, body]).toEqual([200, { ...fresh(), monthlyGoal: 300.5 }]);
    expect((await patch(ada, ada.id, { monthlyGoal: ' ' })).body.monthlyGoal).toBe(null);
    await patch(ada, ada.id, { monthlyGoal: '3.005e2' });
    for (const path of ['/api/auth/me', '/api/auth/user', `/api/users/${ada.id}`]) {
      expect((await app.as(ada).get(path)).body).toEqual(body);
    }
  });

  test.each(['many', '0', '0x10', 'NaN', '1e999', true, [5], {}])(
    'refuses the monthly goal %j',
    async (monthlyGoal) => {
      const { status, body } = await patch(ada, ada.id, { monthlyGoal });
      expect([status, body.message]).toEqual([400, 'monthlyGoal must be a number of at least 1']);
    },
  );

  test.each([
    ['username', 5],
    ['displayName', ['Ada']],
    ['bio', 5],
    ['bio', 'nul\u0000'],
    ['location', {}],
    ['email', 5],
    ['phone', 441244],
    ['profilePicture', ['https://pictures.example/a.jpg']],
    ['unitsPreference', 'METRIC'],
    ['unitsPreference', null],
    ['timeZone', 1],
  ])('refuses %s = %j', async (field, value) => {
    const { status, body } = await patch(ada, ada.id, { [field]: value });
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect((await app.as(ada).get('/api/auth/me')).body).toEqual(fresh());
  });

  test('pays no heed to what is not a member’s to set', async () => {
    const { body } = await patch(ada, ada.id, {
      id: ben.id,
      passwordHash: 'x',
      followerCount: 9,
      createdAt: 0,
      suspendedAt: 0,
    });
    expect(body).toEqual(fresh());
    expect(await app.run('select follower_count, suspended_at from "user" where id = $1', ada.id)).toEqual([
      { follower_count: 0, suspended_at: null },
    ]);
  });
});
