import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { bareRide } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const faultOf = (message: string) => ({ code: 'BAD_USER_INPUT', message });
const distanceFault = faultOf('distance must be a number of miles from 0 to 100,000');
const dateFault = faultOf('date must be a day that exists, written YYYY-MM-DD');
const timeFault = faultOf('time must be written HH:MM, from 00:00 to 23:59');

describe('POST /api/posts with isRide', () => {
  const post = (body: object) => app.as(ada).post('/api/posts', { content: 'Coffee ride', isRide: true, ...body });
  const withRide = (rideData: object) => post({ rideData: { ...bareRide, ...rideData } });

  test('reads numbers that are spelled as texts', async () => {
    const { status, body } = await withRide({ distance: ' 31.50 ', elevation: '1e3' });
    expect([status, body.rideData.distance, body.rideData.elevation]).toEqual([201, 31.5, 1000]);
    expect((await withRide({ distance: '.5', elevation: '' })).body.rideData).toMatchObject({
      distance: 0.5,
      elevation: 0,
    });
    expect((await withRide({ distance: '' })).body.message).toBe('Please fill out: Distance');
  });

  test.each(['far', '1,5', '0x1F', '1e400', 'NaN', 'Infinity', '12 mi', true, {}, [5], '-3'])(
    'refuses the distance %j',
    async (distance) => {
      const { status, body } = await withRide({ distance });
      expect([status, body]).toEqual([400, { ...distanceFault, field: 'rideData.distance' }]);
    },
  );

  test.each([
    [{ pace: 15 }, 'pace must be a text'],
    [{ location: {} }, 'location must be a text'],
    [{ date: 20860601 }, dateFault.message],
    [{ time: 7 }, timeFault.message],
    [{ timeZone: ['UTC'] }, 'timeZone must be a text'],
    [{ visibility: 'friends' }, "visibility must be 'public', 'group' or 'private'"],
  ])('refuses %j', async (rideData, message) => {
    const { status, body } = await withRide(rideData);
    const field = `rideData.${Object.keys(rideData)}`;
    expect([status, body]).toEqual([400, { ...faultOf(message), field }]);
  });

  test('takes what is left out, null and no object for what they are', async () => {
    for (const rideData of [undefined, null]) {
      expect((await post({ rideData })).body.message).toBe('Please fill out: Distance, Location, Date, Time');
    }
    for (const rideData of ['31.5', 5, [bareRide]]) {
      const { status, body } = await post({ rideData });
      expect([status, body.message]).toEqual([400, 'rideData must be an object']);
    }
    expect((await post({ content: undefined, rideData: bareRide })).body).toEqual({
      ...faultOf('Please add a description to your ride'),
      field: 'content',
    });
  });

  test('is a plain post only where isRide is false, with no data of a ride', async () => {
    for (const isRide of [false, null, undefined]) {
      expect((await post({ isRide })).body).toMatchObject({ isRide: false, rideData: null });
      expect((await post({ isRide, rideData: bareRide })).body).toEqual({
        ...faultOf('rideData is for rides: set isRide to true'),
        field: 'rideData',
      });
    }
    for (const isRide of ['true', 1, {}]) {
      expect((await post({ isRide, rideData: bareRide })).body).toMatchObject(faultOf('isRide must be true or false'));
    }
  });

  test('refuses to act for another, and pays no heed to a createdAt', async () => {
    expect((await post({ rideData: bareRide, userId: ben.id })).status).toBe(403);
    const { body } = await post({ rideData: bareRide, userId: ada.id, createdAt: '2001-01-01T00:00:00Z' });
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });
});
