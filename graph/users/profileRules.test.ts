import { beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { profileDoors } from '../test/profileDoors.ts';
import { profileOf } from '../test/profileOf.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let serial = 0;
beforeEach(async () => {
  serial += 1;
  ada = await app.member(`Ada.${serial}`, { displayName: 'Ada' });
});

describe.each(profileDoors)('a profile that is changed by $name', (door) => {
  const update = (member: Member, changes: Record<string, unknown>) => door.update(app.as(member), member.id, changes);
  const readBack = async () => (await app.as(ada).get('/api/auth/me')).body;

  test('counts code points', async () => {
    const longest = {
      displayName: '🚴'.repeat(50),
      bio: '🚴'.repeat(500),
      location: '🚴'.repeat(100),
      phone: '☎'.repeat(40),
    };
    expect((await update(ada, longest)).user).toMatchObject(longest);
    for (const [field, value] of Object.entries(longest)) {
      const { fault } = await update(ada, { [field]: `${value}x` });
      expect([field, fault?.code]).toEqual([field, 'BAD_USER_INPUT']);
    }
    expect(await readBack()).toMatchObject(longest);
  });

  test.each(['', '   ', null])('refuses the display name %j', async (displayName) => {
    const { fault } = await update(ada, { displayName });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Display name is required' });
  });

  test.each([
    'nobody',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    '\ud800',
    'a\udfff@b.example',
    'a@b.example, c@d.example',
    `${'x'.repeat(250)}@b.example`,
  ])('refuses the email %j', async (email) => {
    const { fault } = await update(ada, { email });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'email must be an email address' });
  });

  test.each([0, 0.99, -5])('refuses the monthly goal %j', async (monthlyGoal) => {
    const { fault } = await update(ada, { monthlyGoal });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'monthlyGoal must be a number of at least 1' });
  });

  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('takes the time zone %s', async (given, kept) => {
    expect((await update(ada, { timeZone: given })).user.timeZone).toBe(kept);
    expect((await app.as(null).get(`/api/users/${ada.id}/stats`)).status).toBe(200);
  });

  test.each([
    'Mars/Olympus',
    '+01:00',
    '-05:00',
    'CEST',
    'CET',
    'mst',
    'FOO+3',
    'Factory',
    'posix/Europe/Berlin',
    "UTC'; --",
    'Europe',
  ])('refuses the time zone %j, which the calendar or the database does not know', async (timeZone) => {
    const { fault } = await update(ada, { timeZone });
    expect(fault).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET',
    });
    expect((await readBack()).timeZone).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'ftp://pictures.example/a.jpg',
    '/media/../secret',
    '/etc/passwd',
    ' ',
    'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,AAAA',
  ])('refuses the picture %j', async (profilePicture) => {
    expect((await update(ada, { profilePicture, bio: 'Changed' })).fault?.code).toBe('BAD_USER_INPUT');
    expect(await readBack()).toEqual(profileOf(ada, { displayName: 'Ada' }));
  });
});

test('the field at fault is named in GraphQL', async () => {
  const document = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
  for (const [field, value] of Object.entries({
    username: 'x',
    displayName: '',
    email: 'x',
    timeZone: 'x',
    monthlyGoal: 0,
  })) {
    const { error } = await app.as(ada).query(document, { input: { [field]: value } });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field });
  }
});
