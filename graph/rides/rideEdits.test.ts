import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const missing = {
  code: 'BAD_USER_INPUT',
  message: 'Please fill in all required fields (distance, date, time).',
};

describe.each(rideDoors)('the edit of a ride by $name', ({ create, update, read }) => {
  let id: string;
  let before: Record<string, unknown>;
  const whole = { ...bareRide, timeZone: 'Europe/Rome', type: 'gravel', pace: 'easy', elevation: 900, duration: '2h' };
  const change = (rideData: object, changes: object = {}) =>
    update(app.as(ada), id, { ...changes, rideData: { distance: 20, date: '2086-07-01', time: '08:00', ...rideData } });
  const rideNow = async () => (await read(app.as(ada), id)).post.rideData;

  beforeEach(async () => {
    const { post } = await create(app.as(ada), { content: 'Coffee ride', rideData: whole });
    id = post.id;
    before = post.rideData;
  });

  test('changes what it tells and leaves the rest', async () => {
    const { fault, post } = await change({}, { content: ' Longer ' });
    expect(fault).toBeNull();
    expect(post).toMatchObject({ content: 'Longer', isRide: true });
    expect(post.rideData).toEqual({
      ...before,
      distance: 20,
      date: '2086-07-01',
      time: '08:00',
      startsAt: '2086-07-01T06:00:00.000Z',
    });
    expect((await read(app.as(null), id)).post).toEqual(post);
  });

  test('takes every fact', async () => {
    const facts = {
      distance: 0,
      date: '2087-01-01',
      time: '00:00',
      timeZone: 'Asia/Tokyo',
      type: 'road',
      pace: 'hard',
      elevation: 0,
      duration: '1h',
      location: 'Harbour',
    };
    expect((await change(facts)).post.rideData).toEqual({
      ...before,
      ...facts,
      startsAt: '2086-12-31T15:00:00.000Z',
    });
  });

  test('clears what is null, and goes back to what a new ride has', async () => {
    const nothing = { location: null, pace: null, duration: null, type: null, elevation: null };
    expect((await change(nothing)).post.rideData).toMatchObject({ ...nothing, type: 'road', elevation: 0 });
    expect((await change({ location: ' ', pace: '', type: ' ' })).post.rideData).toMatchObject({
      location: null,
      pace: null,
      type: 'road',
    });
  });

  test('needs distance, date and time, but no location', async () => {
    for (const key of ['distance', 'date', 'time']) {
      for (const blank of [undefined, null, ...(key === 'distance' ? [] : [''])]) {
        const { fault, field } = await change({ [key]: blank });
        expect(fault).toEqual(missing);
        expect(field).toBe(`ride.${key}`);
      }
    }
    expect((await update(app.as(ada), id, { rideData: {} })).fault).toEqual(missing);
    expect(await rideNow()).toEqual(before);
  });

  test('refuses what a new ride may not have', async () => {
    for (const fact of [
      { distance: -1 },
      { date: '2086-02-30' },
      { time: '25:00' },
      { timeZone: 'Mars/Olympus' },
      { elevation: -1 },
      { type: 'x'.repeat(41) },
    ]) {
      expect((await change(fact)).fault?.code).toBe('BAD_USER_INPUT');
    }
    for (const content of ['', ' ', null]) {
      expect((await change({}, { content })).fault).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'Please add a description to your ride',
      });
    }
    expect(await rideNow()).toEqual(before);
  });

  test('may leave the ride out', async () => {
    const { post } = await update(app.as(ada), id, { content: 'Same ride' });
    expect([post.content, post.rideData]).toEqual(['Same ride', before]);
  });

  test('sets privacy and visibility as one, the stricter of the two', async () => {
    const both = async (visibility?: string, privacy?: string) => {
      const { post } = await change({ visibility }, { privacy });
      expect(post.rideData.visibility).toBe(post.privacy);
      return post.privacy;
    };
    expect(await both('private', 'public')).toBe('private');
    expect(await both()).toBe('private');
    expect(await both('public', 'private')).toBe('private');
    expect(await both('public')).toBe('public');
    expect(await both(undefined, 'private')).toBe('private');
    expect((await read(app.as(ben), id)).post).toBeNull();
    expect(await both('public', 'public')).toBe('public');
    expect((await read(app.as(ben), id)).post).not.toBeNull();
  });

  test('leaves those who take part where they are', async () => {
    await app.as(ben).post(`/api/rides/${id}/join`);
    await change({ date: '2020-01-01' });
    expect((await app.as(null).get(`/api/rides/${id}/participants/count`)).body).toEqual({ count: 2 });
    expect((await rideNow()).isCompleted).toBe(true);
  });

  test('of an old ride without a date gives it one', async () => {
    const old = await app.ride(ada, { date: null, time: null });
    const { post } = await update(app.as(ada), old.id, {
      rideData: { distance: 1, date: '2086-01-01', time: '10:00' },
    });
    expect(post.rideData).toMatchObject({ distance: 1, startsAt: '2086-01-01T10:00:00.000Z' });
  });

  test('is for its author', async () => {
    expect((await update(app.as(ben), id, { rideData: bareRide })).fault?.code).toBe('FORBIDDEN');
    expect((await update(app.as(null), id, { rideData: bareRide })).fault?.code).toBe('UNAUTHENTICATED');
    await change({ visibility: 'private' });
    expect((await update(app.as(ben), id, { rideData: bareRide })).fault).toEqual({
      code: 'NOT_FOUND',
      message: 'Post not found',
    });
  });

  test('makes no ride of a plain post', async () => {
    const plain = await app.post(ada);
    expect((await update(app.as(ada), plain.id, { rideData: bareRide })).fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Only a ride post has a ride: omit ride for a plain post',
    });
  });
});

describe('PUT /api/posts/{id}', () => {
  test('takes the body of the specification: content, isRide, mediaUrls, rideData, privacy', async () => {
    const { id } = await app.ride(ada, { date: '2086-01-01' });
    const { status, body } = await app.as(ada).put(`/api/posts/${id}`, {
      content: 'Edited',
      isRide: true,
      mediaUrls: ['https://pictures.example/a.jpg'],
      rideData: { ...bareRide, distance: '12.5', elevation: '100', type: 'Road', visibility: 'public', map: null },
      privacy: 'private',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: 'Edited',
      privacy: 'private',
      mediaUrls: ['https://pictures.example/a.jpg'],
    });
    expect(body.rideData).toMatchObject({ distance: 12.5, elevation: 100, type: 'road', visibility: 'private' });
  });

  test('changes no kind, and no data where the kind is wrong', async () => {
    const { id } = await app.ride(ada, { date: '2086-01-01' });
    const { status, body } = await app.as(ada).put(`/api/posts/${id}`, { isRide: false, rideData: bareRide });
    expect([status, body]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', message: 'isRide must be true: a ride post stays one', field: 'isRide' },
    ]);
  });
});

test('edits, joins and a deletion at once end in an answer or a 404, never in an error of ours', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await app.ride(ada, { date: '2086-01-01' });
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        app.as(ada).put(`/api/posts/${id}`, { rideData: { ...bareRide, distance: index } }),
      ),
      app.as(ben).post(`/api/rides/${id}/join`),
      app.as(ada).delete(`/api/posts/${id}`),
      app.as(ben).delete(`/api/rides/${id}/leave/${ben.id}`),
      ...Array.from({ length: 6 }, () => app.as(ada).put(`/api/posts/${id}`, { privacy: 'private' })),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await app.as(ada).get(`/api/posts/${id}`)).status).toBe(404);
  }
});
