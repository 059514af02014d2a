import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { profileDoors, profileFields } from '../test/profileDoors.ts';
import { profileOf } from '../test/profileOf.ts';
import { useApp } from '../test/useApp.ts';

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

describe.each(profileDoors)('updateProfile by $name', (door) => {
  const update = (member: Member | null, changes: Record<string, unknown>) =>
    door.update(app.as(member), (member ?? ada).id, changes);
  const readBack = async () => (await app.as(ada).get('/api/auth/me')).body;

  test('changes what it names, answers the owner’s view and leaves the rest', async () => {
    expect((await update(ada, full)).user).toEqual({ ...profileOf(ada, { displayName: 'Ada' }), ...full });
    for (const [field, value] of Object.entries({ ...full, displayName: 'Other', monthlyGoal: 1, bio: 'x' })) {
      expect((await update(ada, { [field]: value })).user).toMatchObject({ [field]: value });
    }
    expect(await readBack()).toEqual({
      ...profileOf(ada, { displayName: 'Ada' }),
      ...full,
      displayName: 'Other',
      monthlyGoal: 1,
      bio: 'x',
    });
    const before = await readBack();
    expect((await update(ada, {})).user).toEqual(before);
  });

  test('empties what may be empty by null, and texts by a blank too', async () => {
    await update(ada, full);
    expect((await update(ada, blank)).user).toMatchObject(blank);
    await update(ada, full);
    const empty = { bio: ' \n ', location: '', email: '', phone: ' ', profilePicture: '', timeZone: '' };
    expect((await update(ada, empty)).user).toMatchObject(blank);
    expect((await update(ada, { monthlyGoal: null })).user.monthlyGoal).toBeNull();
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
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Username cannot be changed' });
    expect(await readBack()).toEqual(profileOf(ada, { displayName: 'Ada' }));
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
      const { data } = await app.as(viewer).query(`{ user(id: "${ada.id}") { ${profileFields} } }`);
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

test('a suspended member is read as before', async () => {
  await app.run('update "user" set suspended_at = now() where id = $1', ada.id);
  expect((await app.as(ben).get(`/api/users/${ada.id}`)).status).toBe(200);
  expect((await app.as(ben).get(`/api/users/by-username/${ada.username}`)).body.id).toBe(ada.id);
});
