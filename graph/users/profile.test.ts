import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../test/caller.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
let ada: Member;
let ben: Member;
let serial = 0;
beforeAll(async () => {
  app = await startApp();
  ben = await app.member('ben');
});
beforeEach(async () => {
  serial += 1;
  ada = await app.member(`Ada.${serial}`, { displayName: 'Ada' });
});
afterAll(() => app.close());

const fields = 'id username displayName bio location email phone profilePicture monthlyGoal unitsPreference timeZone';

interface Outcome {
  fault: { code: string; message: string } | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  user: any;
}

async function patch(member: Member | null, id: string, body: unknown) {
  const authorization: Record<string, string> = member ? { authorization: `Bearer ${await app.tokenOf(member)}` } : {};
  const headers = { ...authorization, 'content-type': 'application/json' };
  return sendRaw(`${app.url}/api/users/${id}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
}

/** The same verb at both doors, the user as REST spells it. */
const doors = [
  {
    name: 'GraphQL',
    async update(member: Member | null, changes: Record<string, unknown>): Promise<Outcome> {
      const { unitsPreference } = changes;
      const spelled = typeof unitsPreference === 'string' ? { unitsPreference: unitsPreference.toUpperCase() } : {};
      const document = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { ${fields} } } }`;
      const { data, error } = await app.as(member).query(document, { input: { ...changes, ...spelled } });
      if (error) return { fault: { code: error.code, message: error.message }, user: null };
      const { user } = data.updateProfile;
      return { fault: null, user: { ...user, unitsPreference: user.unitsPreference.toLowerCase() } };
    },
  },
  {
    name: 'REST',
    async update(member: Member | null, changes: Record<string, unknown>): Promise<Outcome> {
      const { status, body } = await patch(member, (member ?? ada).id, changes);
      return status === 200 ? { fault: null, user: body } : { fault: body, user: null };
    },
  },
];

const fresh = () => ({
  id: ada.id,
  username: ada.username,
  displayName: 'Ada',
  bio: null,
  location: null,
  email: null,
  phone: null,
  profilePicture: null,
  monthlyGoal: 250,
  unitsPreference: 'imperial',
  timeZone: null,
});

const full = {
  displayName: 'Ada Ørsted 🚴',
  bio: 'Up before the milkman.\nHome before the heat.',
  location: 'Chester, by the weir',
  email: 'ada.orsted+rides@cycle.example',
  phone: '+44 (0)1244 / 400-600 ext. 7',
  profilePicture: 'https://pictures.example/ada.jpg',
  monthlyGoal: 412.5,
  unitsPreference: 'metric',
  timeZone: 'Europe/London',
};

const blank = { bio: null, location: null, email: null, phone: null, profilePicture: null, timeZone: null };

describe.each(doors)('updateProfile by $name', ({ update }) => {
  const readBack = async () => (await app.as(ada).get('/api/auth/me')).body;

  test('changes what it names, answers the owner’s view and leaves the rest', async () => {
    expect((await update(ada, full)).user).toEqual({ ...fresh(), ...full });
    for (const [field, value] of Object.entries({ ...full, displayName: 'Other', monthlyGoal: 1, bio: 'x' })) {
      expect((await update(ada, { [field]: value })).user).toMatchObject({ [field]: value });
    }
    expect(await readBack()).toEqual({ ...fresh(), ...full, displayName: 'Other', monthlyGoal: 1, bio: 'x' });
    const before = await readBack();
    expect((await update(ada, {})).user).toEqual(before);
  });

  test('empties what may be empty by null, and texts by a blank too', async () => {
    await update(ada, full);
    expect((await update(ada, blank)).user).toMatchObject(blank);
    await update(ada, full);
    const empty = { bio: ' \n ', location: '', email: '', phone: ' ', profilePicture: '', timeZone: '' };
    expect((await update(ada, empty)).user).toMatchObject(blank);
    expect((await update(ada, { monthlyGoal: null })).user.monthlyGoal).toBe(250);
    expect((await readBack()).displayName).toBe(full.displayName);
  });

  test('trims the blanks at the ends of texts', async () => {
    const { user } = await update(ada, { displayName: '  Ada  L. ', bio: ' Hi ', location: ' here ', phone: ' 1 ' });
    expect(user).toMatchObject({ displayName: 'Ada  L.', bio: 'Hi', location: 'here', phone: '1' });
  });

  test('lets one’s own username pass whatever its case, and keeps it as it was', async () => {
    for (const username of [ada.username, ada.username.toLowerCase(), ada.username.toUpperCase(), null]) {
      expect((await update(ada, { username, bio: 'Same' })).user).toMatchObject({
        username: ada.username,
        bio: 'Same',
      });
    }
  });

  test.each(['Ada', 'ben', '', ' ', 'x'.repeat(500), 'Åda'])('refuses the username %j', async (username) => {
    const { fault } = await update(ada, { username, bio: 'Changed' });
    expect(fault).toEqual({ code: 'BAD_USER_INPUT', message: 'Username cannot be changed' });
    expect(await readBack()).toEqual(fresh());
  });

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
    expect(fault).toEqual({ code: 'BAD_USER_INPUT', message: 'Display name is required' });
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
    expect(fault).toEqual({ code: 'BAD_USER_INPUT', message: 'email must be an email address' });
  });

  test.each([0, 0.99, -5])('refuses the monthly goal %j', async (monthlyGoal) => {
    const { fault } = await update(ada, { monthlyGoal });
    expect(fault).toEqual({ code: 'BAD_USER_INPUT', message: 'monthlyGoal must be a number of at least 1' });
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
    'FOO+3',
    'Factory',
    'posix/Europe/Berlin',
    "UTC'; --",
    'Europe',
  ])('refuses the time zone %j, which the calendar or the database does not know', async (timeZone) => {
    const { fault } = await update(ada, { timeZone });
    expect(fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'timeZone must be an IANA time zone, such as Europe/Berlin',
    });
    expect((await readBack()).timeZone).toBeNull();
  });

  test('stores a picture that comes as a data URL, and takes its URL back', async () => {
    const png = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const { user } = await update(ada, { profilePicture: `data:image/png;base64,${png.toString('base64')}` });
    expect(user.profilePicture).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    const served = await fetch(app.url + user.profilePicture);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(6);
    expect((await update(ada, { profilePicture: user.profilePicture })).user).toEqual(user);
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
    expect(await readBack()).toEqual(fresh());
  });

  test('is for members', async () => {
    const { fault } = await update(null, { bio: 'Mine' });
    expect(fault).toEqual({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
  });

  test('shows others what is public and nothing else', async () => {
    await update(ada, full);
    const { displayName, bio, profilePicture, unitsPreference, timeZone } = full;
    const open = { id: ada.id, username: ada.username, displayName, bio, profilePicture, unitsPreference, timeZone };
    for (const viewer of [null, ben]) {
      expect((await app.as(viewer).get(`/api/users/${ada.id}`)).body).toEqual(open);
      const { data } = await app.as(viewer).query(`{ user(id: "${ada.id}") { ${fields} } }`);
      const hidden = { location: null, email: null, phone: null, monthlyGoal: null };
      expect(data.user).toEqual({ ...open, ...hidden, unitsPreference: 'METRIC' });
    }
  });

  test('twenty at once lose no field of one another', async () => {
    const changes = Object.entries({ bio: 'b', location: 'l', phone: '1', displayName: 'D', monthlyGoal: 7 });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => changes.map(([field, value]) => update(ada, { [field]: value }))).flat(),
    );
    expect(outcomes.map(({ fault }) => fault)).toEqual(outcomes.map(() => null));
    expect(await readBack()).toMatchObject(Object.fromEntries(changes));
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

test('a suspended member is read as before', async () => {
  await app.run('update "user" set suspended_at = now() where id = $1', ada.id);
  expect((await app.as(ben).get(`/api/users/${ada.id}`)).status).toBe(200);
  expect((await app.as(ben).get(`/api/users/by-username/${ada.username}`)).body.id).toBe(ada.id);
});
