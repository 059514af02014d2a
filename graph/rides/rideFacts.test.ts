import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const facts = { difficulty: 'hard', surface: 'mixed', noDrop: true, needsLights: true, paceMin: 14, paceMax: 16.5 };
const shown = { ...facts, difficulty: 'HARD', surface: 'MIXED' };
const none = { difficulty: null, surface: null, noDrop: null, needsLights: false, paceMin: null, paceMax: null };

const post = (rideData: object, content = 'Coffee ride') =>
  app.as(ada).post('/api/posts', { content, isRide: true, rideData: { ...bareRide, ...rideData } });
const fields = 'difficulty surface noDrop needsLights paceMin paceMax';
const read = async (id: string) =>
  (await app.as(null).query(`query ($id: ID!) { post(id: $id) { ride { ${fields} } } }`, { id })).data.post.ride;

describe('the facts by which riders choose a ride', () => {
  test('are written and read through both doors, and are absent where they are not given', async () => {
    const { status, body } = await post({ ...facts, paceMin: '14' });
    expect([status, body.rideData]).toMatchObject([201, facts]);
    expect(await read(body.id)).toEqual(shown);
    const input = `input: { content: "Loop", ride: { distance: 20, location: "Mill", date: "2090-01-01", time: "07:00",
      difficulty: EASY, surface: PAVED, noDrop: false, paceMax: 12 } }`;
    const { data } = await app.as(ada).query(`mutation { createPost(${input}) { post { id ride { ${fields} } } } }`);
    expect(data.createPost.post.ride).toEqual({
      ...none,
      ...{ difficulty: 'EASY', surface: 'PAVED', noDrop: false, paceMax: 12 },
    });
    const plain = await post({});
    expect(Object.keys(plain.body.rideData)).not.toEqual(expect.arrayContaining(Object.keys(facts)));
    expect(await read(plain.body.id)).toEqual(none);
  });

  test('keep what an edit leaves out, and lose what it sets to null', async () => {
    const { body } = await post(facts);
    const edit = (rideData: object) =>
      app.as(ada).put(`/api/posts/${body.id}`, { content: 'Tea', rideData: { ...bareRide, ...rideData } });
    expect((await edit({})).body.rideData).toMatchObject(facts);
    const low = await edit({ paceMax: 13 });
    expect([low.status, low.body]).toMatchObject([
      400,
      { message: 'paceMax must not be less than paceMin', field: 'rideData.paceMax' },
    ]);
    await edit({ difficulty: null, surface: null, noDrop: null, needsLights: null, paceMin: null, paceMax: '' });
    expect(await read(body.id)).toEqual(none);
  });

  test.each([
    [{ difficulty: 'brutal' }, "difficulty must be 'easy', 'medium' or 'hard'"],
    [{ surface: 'ice' }, "surface must be 'paved', 'mixed' or 'unpaved'"],
    [{ noDrop: 'yes' }, 'noDrop must be true or false'],
    [{ paceMin: -1 }, 'paceMin must be a number of miles an hour from 0 to 100'],
    [{ paceMax: 'fast' }, 'paceMax must be a number of miles an hour from 0 to 100'],
    [{ paceMin: 20, paceMax: 10 }, 'paceMax must not be less than paceMin'],
  ])('are refused as %j', async (rideData, message) => {
    const { status, body } = await post(rideData);
    expect([status, body.message]).toEqual([400, message]);
  });
});

test('the finder selects by each fact, and by a pace that overlaps', async () => {
  const date = '2093-05-01';
  const ride = (content: string, rideData: object) => post({ ...rideData, date }, content);
  await ride('slow', { paceMin: 10, paceMax: 12, difficulty: 'easy', noDrop: true });
  await ride('middle', { paceMin: 14, surface: 'mixed', noDrop: false });
  await ride('fast', { paceMin: 18, paceMax: 22, difficulty: 'hard', surface: 'paved' });
  await ride('silent', {});
  const find = async (filter: string) => {
    const within = `from: "2093-05-01T00:00:00Z", to: "2093-05-03T00:00:00Z"`;
    const { data, error } = await app.as(null).query(`{ rides(${within}, ${filter}) { nodes { content } } }`);
    return error?.field ?? data.rides.nodes.map(({ content }: { content: string }) => content).toSorted();
  };
  expect(await find('order: SOONEST')).toEqual(['fast', 'middle', 'silent', 'slow']);
  expect(await find('difficulty: HARD')).toEqual(['fast']);
  expect(await find('surface: MIXED')).toEqual(['middle']);
  expect(await find('noDrop: true')).toEqual(['slow']);
  expect(await find('noDrop: false')).toEqual(['middle']);
  expect(await find('minimumPace: 12, maximumPace: 14')).toEqual(['middle', 'slow']);
  expect(await find('minimumPace: 15')).toEqual(['fast']);
  expect(await find('maximumPace: 11')).toEqual(['slow']);
  expect(await find('maximumPace: -1')).toBe('maximumPace');
  expect(await find('minimumPace: 9, maximumPace: 8')).toBe('maximumPace');
});
