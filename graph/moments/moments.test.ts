import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import type { MomentCast } from '../test/momentDoors.ts';
import { castMoments, fromNow, momentDoors, momentFaults, rideToShare, summit } from '../test/momentDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let cast: MomentCast;
let ada: Member;
let ben: Member;
let outsider: Member;
let ride: Made;
beforeAll(async () => {
  cast = await castMoments(app);
  ({ ada, ben, outsider } = cast);
});
beforeEach(async () => {
  ride = await rideToShare(app, cast);
});

const badInput = (message: string) => ({ code: 'BAD_USER_INPUT', message });
const postNotFound = { code: 'NOT_FOUND', message: 'Post not found' };
const { unauthenticated, noContent } = momentFaults;
const notTakingPart = { code: 'FORBIDDEN', message: 'Join this ride to share moments of it' };

describe.each(momentDoors)('sharing a moment by $name', ({ name, share, list }) => {
  test('answers it, and anyone who may read the ride reads it', async () => {
    const timestamp = '2026-06-13T08:30:00.123Z';
    const imageUrl = 'https://pictures.example/summit.jpg';
    const { fault, moment } = await share(app.as(ben), ride.id, {
      description: '  Made it! ',
      imageUrl,
      location: summit,
      timestamp,
    });
    expect(fault).toBeNull();
    expect(moment).toEqual({
      id: expect.any(String),
      postId: ride.id,
      userId: ben.id,
      description: 'Made it!',
      imageUrl,
      location: summit,
      timestamp,
    });
    for (const viewer of [ada, ben, outsider, null]) expect(await list(app.as(viewer), ride.id)).toEqual([moment]);
  });

  test('takes words, a picture or a place alone, at the time it comes', async () => {
    for (const input of [
      { description: 'Words' },
      { imageUrl: 'https://pictures.example/a.jpg' },
      { location: { lat: 0, lng: 0 } },
      { location: { address: 'Mill Square' } },
    ]) {
      const { moment } = await share(app.as(ben), ride.id, input);
      expect(moment).toMatchObject({ description: null, imageUrl: null, ...input });
      expect(Math.abs(Date.now() - Date.parse(moment.timestamp))).toBeLessThan(60_000);
    }
    const { moment } = await share(app.as(ben), ride.id, { description: 'Nowhere', location: null });
    expect(moment.location).toBeNull();
  });

  test.each([
    {},
    { description: null, imageUrl: null, location: null },
    { description: '', imageUrl: '' },
    { description: ' \n' },
    { location: {} },
    { location: { lat: null, lng: null, address: '  ' } },
  ])('with nothing in it (%j) is refused', async (input) => {
    const { fault, field } = await share(app.as(ben), ride.id, input);
    expect(fault).toMatchObject(noContent);
    if (name === 'GraphQL') expect(field).toBe('description');
  });

  test.each([
    [{ description: 'x'.repeat(2001) }, 'description must have at most 2,000 characters'],
    [{ description: 'nul\u0000' }, 'description must not contain null characters'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl must be an image data URL, an http(s) URL or a /media URL'],
    [
      { imageUrl: 'https://pictures.example/\u0000' },
      'imageUrl must be an image data URL, an http(s) URL or a /media URL',
    ],
    [{ imageUrl: 'data:image/png;base64,AAAA' }, /^Failed to process the image file/],
    [{ location: { lat: 91, lng: 0 } }, 'lat must be a number of degrees from -90 to 90'],
    [{ location: { lat: 0, lng: -180.1 } }, 'lng must be a number of degrees from -180 to 180'],
    [{ location: { lat: 5 } }, 'location needs both lat and lng, or neither'],
    [{ location: { lng: 5, address: 'Here' } }, 'location needs both lat and lng, or neither'],
    [{ location: { address: 'x'.repeat(301) } }, 'address must have at most 300 characters'],
    [{ timestamp: '1899-12-31T23:59:59Z' }, /timestamp must be an instant since 1900/],
  ])('that is no such thing (%j) is refused', async (input, message) => {
    const { fault } = await share(app.as(ben), ride.id, { description: 'Fine', ...input });
    expect(fault?.code).toBe('BAD_USER_INPUT');
    expect(fault?.message).toMatch(message);
    expect(await list(app.as(ben), ride.id)).toEqual([]);
  });

  test('may be told of any time ago, and of at most five minutes ahead', async () => {
    const at = (timestamp: string) => share(app.as(ben), ride.id, { description: 'Then', timestamp });
    for (const timestamp of ['1900-01-01T00:00:00.000Z', fromNow(-60_000), fromNow(4 * 60_000)]) {
      expect((await at(timestamp)).moment.timestamp).toBe(timestamp);
    }
    expect((await at('2026-06-13T10:30:00+02:00')).moment.timestamp).toBe('2026-06-13T08:30:00.000Z');
    for (const timestamp of [fromNow(6 * 60_000), '2999-01-01T00:00:00Z']) {
      const { fault, field } = await at(timestamp);
      expect(fault).toMatchObject(badInput('timestamp must be at most 5 minutes ahead'));
      if (name === 'GraphQL') expect(field).toBe('timestamp');
    }
  });

  test('is for those who take part, before the ride, on its day and after it', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const date of ['2086-01-01', today, '2020-01-01', null]) {
      const each = await app.ride(ada, { date });
      await app.participate(each, ben);
      for (const member of [ada, ben]) {
        expect((await share(app.as(member), each.id, { description: 'Here' })).fault).toBeNull();
      }
      expect((await share(app.as(outsider), each.id, { description: 'Here' })).fault).toEqual(notTakingPart);
      expect(await list(app.as(null), each.id)).toHaveLength(2);
    }
  });

  test('is over for who leaves, who keeps what they have shared', async () => {
    const { moment } = await share(app.as(ben), ride.id, { description: 'Before' });
    await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`);
    expect((await share(app.as(ben), ride.id, { description: 'After' })).fault).toEqual(notTakingPart);
    expect(await list(app.as(null), ride.id)).toEqual([moment]);
  });

  test('under the same id again is the first one, alone or ten times at once', async () => {
    const id = newId();
    const first = await share(app.as(ben), ride.id, { id, description: 'Once' });
    expect(first.moment.id).toBe(id);
    expect(await share(app.as(ben), ride.id, { id: id.toUpperCase(), description: 'Once ' })).toEqual(first);
    const next = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => share(app.as(ben), ride.id, { id: next, description: 'Once' })),
    );
    expect(new Set(outcomes.map(({ moment }) => moment?.id))).toEqual(new Set([next]));
    expect(await list(app.as(ben), ride.id)).toHaveLength(2);
    expect((await share(app.as(ada), ride.id, { id, description: 'Mine' })).fault).toMatchObject({
      code: 'CONFLICT',
      message: 'This id is taken',
    });
    expect((await share(app.as(ada), ride.id, { id: 'mine', description: 'Mine' })).fault).toMatchObject(
      badInput('id must be a UUID'),
    );
  });

  test('two members with one id at once: one shares, one is told of the conflict', async () => {
    const id = newId();
    const outcomes = await Promise.all(
      [ada, ben].map((member) => share(app.as(member), ride.id, { id, description: 'Race' })),
    );
    expect(outcomes.map(({ fault }) => fault?.code ?? 'shared').sort()).toEqual(['CONFLICT', 'shared']);
  });

  test('is for members, of rides that are there and may be seen', async () => {
    const secret = await app.ride(ada, { date: '2086-01-01', privacy: 'private' });
    const plain = await app.post(ada);
    for (const id of [secret.id, nobodysId, 'nowhere']) {
      expect((await share(app.as(ben), id, { description: 'Here' })).fault).toEqual(postNotFound);
    }
    expect((await share(app.as(ada), plain.id, { description: 'Here' })).fault).toEqual({
      code: 'NOT_FOUND',
      message: 'Ride not found',
    });
    for (const { id } of [ride, secret]) {
      expect((await share(app.as(null), id, { description: 'Here' })).fault).toEqual(unauthenticated);
    }
  });
});

describe('over REST', () => {
  const post = (body: object) => app.as(ben).post(`/api/rides/${ride.id}/moments`, body);

  test('sharing answers 201, an edit 200 and a deletion 200 with JSON', async () => {
    const made = await post({ userId: ben.id, description: 'Summit' });
    expect(made.status).toBe(201);
    const path = `/api/moments/${made.body.id}`;
    expect((await app.as(ben).put(path, { userId: ben.id, description: 'Top' })).status).toBe(200);
    const gone = await app.as(ben).delete(path);
    expect([gone.status, gone.body]).toEqual([200, {}]);
  });

  test('acts for oneself alone', async () => {
    for (const userId of [ada.id, 'nobody', 5]) {
      expect((await post({ userId, description: 'Mine' })).status).toBe(403);
    }
    const { body } = await post({ description: 'Mine', createdAt: '2001-01-01T00:00:00Z' });
    expect(body.userId).toBe(ben.id);
    expect((await app.as(ben).put(`/api/moments/${body.id}`, { userId: ada.id, description: 'x' })).status).toBe(403);
  });

  test('reads degrees that are spelled as texts', async () => {
    const { body } = await post({ location: { lat: '46.5', lng: '-10', address: null } });
    expect(body.location).toEqual({ lat: 46.5, lng: -10, address: null });
  });

  test.each([
    [{ description: 5 }, 'description must be a text'],
    [{ imageUrl: ['https://pictures.example/a.jpg'] }, /^imageUrl must be/],
    [{ location: 'Here' }, 'location must be an object'],
    [{ location: [1, 2] }, 'location must be an object'],
    [{ location: { lat: 'north', lng: 0 } }, /^lat must be/],
    [{ location: { lat: true, lng: 0 } }, /^lat must be/],
    [{ timestamp: 'yesterday' }, /^timestamp must be/],
    [{ timestamp: '2026-06-13' }, /^timestamp must be/],
    [{ timestamp: '2026-02-30T00:00:00Z' }, /^timestamp must be/],
    [{ timestamp: '2026-06-13T08:30:00' }, /^timestamp must be/],
    [{ timestamp: 1781339400000 }, /^timestamp must be/],
    [{ timestamp: {} }, /^timestamp must be/],
  ])('refuses %j', async (body, message) => {
    const answer = await post({ description: 'Fine', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
  });
});

test('GraphQL answers what else has changed: the ride with its count', async () => {
  const shared = await app.as(ben).query(
    `mutation ($id: ID!) { shareMoment(input: { postId: $id, description: "One" }) {
       moment { id viewerCanDelete author { username } } ride { id: postId momentCount }
     } }`,
    { id: ride.id },
  );
  const { moment, ride: counted } = shared.data.shareMoment;
  expect(moment).toMatchObject({ viewerCanDelete: true, author: { username: 'ben' } });
  expect(counted).toEqual({ id: ride.id, momentCount: 1 });
  const removed = await app
    .as(ben)
    .query(`mutation ($id: ID!) { deleteMoment(momentId: $id) { deletedMomentId ride { id: postId momentCount } } }`, {
      id: moment.id,
    });
  expect(removed.data.deleteMoment).toEqual({ deletedMomentId: moment.id, ride: { id: ride.id, momentCount: 0 } });
});
