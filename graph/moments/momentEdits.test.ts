import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const momentNotFound = { code: 'NOT_FOUND', message: 'Moment not found' };
const { unauthenticated, noContent } = momentFaults;

describe.each(momentDoors)('an edit of a moment by $name', ({ share, update, list }) => {
  let id: string;
  let before: Record<string, unknown>;
  beforeEach(async () => {
    const { moment } = await share(app.as(ben), ride.id, { description: 'Summit', location: summit });
    id = moment.id;
    before = moment;
  });
  const change = (changes: object) => update(app.as(ben), id, changes);

  test('changes what it names, takes away what is null and leaves the rest', async () => {
    const imageUrl = 'https://pictures.example/a.jpg';
    expect((await change({})).moment).toEqual(before);
    expect((await change({ imageUrl })).moment).toEqual({ ...before, imageUrl });
    expect((await change({ description: null })).moment).toEqual({ ...before, imageUrl, description: null });
    expect((await change({ location: { address: 'Bormio' } })).moment.location).toEqual({
      lat: null,
      lng: null,
      address: 'Bormio',
    });
    expect((await change({ location: null })).moment).toMatchObject({ imageUrl, location: null });
    const timestamp = '2026-06-13T08:30:00.000Z';
    expect((await change({ timestamp })).moment.timestamp).toBe(timestamp);
    expect((await change({ timestamp: null })).moment.timestamp).toBe(timestamp);
    expect(await list(app.as(null), ride.id)).toEqual([
      { ...before, description: null, imageUrl, location: null, timestamp },
    ]);
  });

  test('takes not everything away, and nothing that a new one may not have', async () => {
    expect((await change({ description: null, location: null })).fault).toMatchObject(noContent);
    expect((await change({ description: ' ', location: {} })).fault).toMatchObject(noContent);
    expect((await change({ timestamp: fromNow(6 * 60_000) })).fault?.code).toBe('BAD_USER_INPUT');
    expect((await change({ location: { lat: 1 } })).fault?.code).toBe('BAD_USER_INPUT');
    expect((await change({ imageUrl: 'file:///etc/passwd' })).fault?.code).toBe('BAD_USER_INPUT');
    expect(await list(app.as(null), ride.id)).toEqual([before]);
  });

  test('is for its author alone, also after leaving the ride', async () => {
    for (const member of [ada, outsider]) {
      expect((await update(app.as(member), id, { description: 'Mine' })).fault).toEqual({
        code: 'FORBIDDEN',
        message: 'You may not edit this moment',
      });
    }
    expect((await update(app.as(null), id, { description: 'Mine' })).fault).toEqual(unauthenticated);
    await app.as(ben).delete(`/api/rides/${ride.id}/leave/${ben.id}`);
    expect((await change({ description: 'From afar' })).moment.description).toBe('From afar');
  });

  test('of what is not there or not to be seen is 404', async () => {
    for (const other of [nobodysId, 'nowhere']) {
      expect((await update(app.as(ben), other, { description: 'x' })).fault).toEqual(momentNotFound);
    }
    await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    for (const member of [ben, outsider]) {
      expect((await update(app.as(member), id, { description: 'x' })).fault).toEqual(momentNotFound);
    }
  });
});

describe.each(momentDoors)('a deletion of a moment by $name', ({ share, remove, list }) => {
  test('is for its author alone, and a second one is 404', async () => {
    const { moment } = await share(app.as(ben), ride.id, { description: 'Summit' });
    for (const member of [ada, outsider]) {
      expect(await remove(app.as(member), moment.id)).toEqual({
        code: 'FORBIDDEN',
        message: 'You may not delete this moment',
      });
    }
    expect(await remove(app.as(null), moment.id)).toEqual(unauthenticated);
    expect(await list(app.as(null), ride.id)).toHaveLength(1);
    expect(await remove(app.as(ben), moment.id)).toBeNull();
    expect(await list(app.as(null), ride.id)).toEqual([]);
    for (const id of [moment.id, nobodysId, 'nowhere']) expect(await remove(app.as(ben), id)).toEqual(momentNotFound);
  });

  test('of what is not to be seen any more is for its author alone, and 404 to others', async () => {
    const { moment } = await share(app.as(ben), ride.id, { description: 'Summit' });
    await app.as(ada).put(`/api/posts/${ride.id}`, { privacy: 'private' });
    expect(await remove(app.as(outsider), moment.id)).toEqual(momentNotFound);
    expect(await list(app.as(ada), ride.id)).toHaveLength(1);
    expect(await remove(app.as(ben), moment.id)).toBeNull();
    expect(await remove(app.as(ben), moment.id)).toEqual(momentNotFound);
    expect(await list(app.as(ada), ride.id)).toEqual([]);
  });
});
