import { describe, expect, test } from 'vitest';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { RouteFault } from './RouteFault.ts';
import { makeWorkshop } from './routeWorkshop.ts';

const { points } = makeTrack({ lat: 53, lng: -3, step: 20, steps: 400, heading: () => 1, hills: 1, height: 40 });
const small = { kind: 'read', source: Buffer.from(gpxFile(points)) } as const;
const largeOf = (copies: number) => {
  const segments = Array.from({ length: copies }, (_, index) =>
    points.map((point) => ({ ...point, lat: point.lat + index / 1000 })),
  );
  return { kind: 'read', source: Buffer.from(gpxFile(...segments)) } as const;
};
const tooMuch = new RouteFault('takes too much time or memory to read');

describe('the thread that reads route files', () => {
  test('is given up on when a file takes too long, and begun anew for the next', async () => {
    const { run } = makeWorkshop({ patience: 3000, memory: 512, idle: 50 });
    await run(small, 'ada');
    const hasty = makeWorkshop({ patience: 1, memory: 512, idle: 50 });
    await expect(hasty.run(largeOf(100), 'ada')).rejects.toEqual(tooMuch);
    await expect(hasty.run(largeOf(100), 'ada')).rejects.toEqual(tooMuch);
    expect((await run(small, 'ada')).points).toBe(points.length);
  });

  test('is given up on when a file takes too much memory, and nothing else ends with it', async () => {
    const { run } = makeWorkshop({ patience: 60_000, memory: 24, idle: 50 });
    expect((await run(small, 'ada')).points).toBe(points.length);
    await expect(run(largeOf(400), 'ada')).rejects.toEqual(tooMuch);
    expect((await run(small, 'ada')).points).toBe(points.length);
  });

  test('reads one file after the other, however many are sent at once, and answers each its own', async () => {
    const { run } = makeWorkshop({ patience: 20_000, memory: 512, idle: 50 });
    const lengths = [40, 10, 400, 3, 77, 200, 5, 123];
    const maps = await Promise.all(
      lengths.map((length, index) =>
        run({ kind: 'read', source: Buffer.from(gpxFile(points.slice(0, length))) }, `member ${index}`),
      ),
    );
    expect(maps.map((map) => map.points)).toEqual(lengths);
  });

  test('a fault of one file is that of its sender alone', async () => {
    const { run } = makeWorkshop({ patience: 20_000, memory: 512, idle: 50 });
    const [good, bad] = await Promise.allSettled([
      run(small, 'ada'),
      run({ kind: 'read', source: Buffer.from('<gpx/>') }, 'ben'),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toEqual({ status: 'rejected', reason: new RouteFault('has no points') });
  });

  test('a file that is gone is our fault, and the next is read', async () => {
    const { run } = makeWorkshop({ patience: 20_000, memory: 512, idle: 50 });
    await expect(run({ kind: 'read', source: '/nowhere/at/all.gpx' }, 'ada')).rejects.toThrow('ENOENT');
    expect((await run(small, 'ada')).points).toBe(points.length);
  });

  test('one member has room for so many at once, and leaves room for others', async () => {
    const { run } = makeWorkshop({ patience: 20_000, memory: 512, idle: 50 });
    const mine = Array.from({ length: 20 }, () => run(small, 'ada'));
    const other = run(small, 'ben');
    const refused = (await Promise.allSettled(mine)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(17);
    for (const each of refused) {
      expect(each).toMatchObject({
        reason: { code: 'RATE_LIMITED', message: 'Too many of your routes are being taken in. Try again in a moment.' },
      });
    }
    expect((await other).points).toBe(points.length);
  });
});
