import { Worker } from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import { visitorAt } from '../platform/lib/access.ts';
import { gpxFile, makeTrack } from '../test/tracks.ts';
import { RouteFault } from './RouteFault.ts';
import { makeRouteReader } from './routeReader.ts';
import { makeRouteThread } from './routeThread.ts';

const { points } = makeTrack({ lat: 53, lng: -3, step: 20, steps: 400, heading: () => 1, hills: 1, height: 40 });
const small = { kind: 'read', source: Buffer.from(gpxFile(points)) } as const;
const largeOf = (copies: number) => {
  const segments = Array.from({ length: copies }, (_, index) =>
    points.map((point) => ({ ...point, lat: point.lat + index / 1000 })),
  );
  return { kind: 'read', source: Buffer.from(gpxFile(...segments)) } as const;
};
/** A FIT file of these messages. */
function fitOf(...messages: readonly (readonly number[] | Buffer)[]) {
  const data = Buffer.concat(messages.map((each) => Buffer.from(each)));
  const header = Buffer.from([12, 16, 0, 0, 0, 0, 0, 0, ...Buffer.from('.FIT')]);
  header.writeUInt32LE(data.length, 4);
  return { kind: 'read', source: Buffer.concat([header, data]) } as const;
}
const [ada, ben] = [visitorAt('ada'), visitorAt('ben')];
const tooMuch = new RouteFault('takes too much time or memory to read');

describe('the process that reads route files', () => {
  test('is given up on when a file takes too long, and begun anew for the next', async () => {
    const { run } = makeRouteReader({ processorTime: 3000, memory: 512, idle: 50 });
    await run(small, ada);
    const hasty = makeRouteReader({ processorTime: 1, memory: 512, idle: 50 });
    await expect(hasty.run(largeOf(100), ada)).rejects.toEqual(tooMuch);
    await expect(hasty.run(largeOf(100), ada)).rejects.toEqual(tooMuch);
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  // Before 24.6 Node.js has no processor time of a thread.
  test.skipIf(!Worker.prototype.cpuUsage)(
    'may wait for the processor: only the time for which it had it counts',
    async () => {
      const time = vi.spyOn(Worker.prototype, 'cpuUsage').mockResolvedValue({ user: 0, system: 0 });
      const run = makeRouteThread({ processorTime: 1, memory: 512 });
      expect(await run(largeOf(100))).toMatchObject({ map: { points: 100 * points.length } });
      expect(time.mock.calls.length).toBeGreaterThan(1);
      time.mockImplementation(async () => ({ user: 2000 * time.mock.calls.length, system: 0 }));
      await expect(run(largeOf(100))).rejects.toEqual(tooMuch);
      time.mockRestore();
    },
  );

  test('is given up on when a file takes too much memory, and nothing else ends with it', async () => {
    const { run } = makeRouteReader({ processorTime: 60_000, memory: 24, idle: 50 });
    expect((await run(small, ada)).map.points).toBe(points.length);
    await expect(run(largeOf(400), ada)).rejects.toEqual(tooMuch);
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  test.each([
    ['without a field', [0x40, 0, 0, 20, 0, 0]],
    ['of 255 fields without a byte', [0x40, 0, 0, 20, 0, 255, ...Array.from({ length: 255 * 3 }, () => 0)]],
  ])('refuses a FIT file of six million messages %s', async (_what, definition) => {
    const { run } = makeRouteReader({ processorTime: 60_000, memory: 128, idle: 50 });
    await expect(run(fitOf(definition, Buffer.alloc(6_000_000)), ada)).rejects.toEqual(
      new RouteFault('has more than 500,000 FIT messages of one kind'),
    );
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  const padded = (text: string, length: number) => Buffer.from(text.padEnd(length, '\0'));
  /** Messages whose developer fields name `Array.prototype.includes`. */
  const prototypes = Buffer.concat([
    Buffer.from([0x40, 0, 0, 206, 0, 4, 0, 1, 2, 1, 1, 2, 2, 1, 2, 3, 24, 7]),
    Buffer.from([0, 0, 0, 7]),
    padded('developer_data_index', 24),
    Buffer.from([0, 0, 1, 7]),
    padded('field_definition_number', 24),
    Buffer.from([0x61, 0, 0, 206, 0, 0, 2, 0, 16, 0, 1, 16, 0, 1]),
    padded('__proto__', 16),
    padded('includes', 16),
  ]);

  test.each([
    ['as messages', []],
    ['in a field that the parser passes over', [0x42, 0, 0, 20, 0, 1, 253, prototypes.length, 0x86, 0xc0]],
  ])('reads the files of others as before after a FIT file with prototypes %s', async (_where, before) => {
    const { run } = makeRouteReader({ processorTime: 60_000, memory: 512, idle: 60_000 });
    await expect(run(fitOf(before, prototypes), ben)).rejects.toBeInstanceOf(RouteFault);
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  test('is given up on for an element with millions of characters, and begun anew for the next', async () => {
    const { run } = makeRouteReader({ processorTime: 60_000, memory: 64, idle: 60_000 });
    const source = Buffer.from(`<gpx><time>\u20ac${'a'.repeat(15_000_000)}</time></gpx>`);
    await expect(run({ kind: 'read', source }, ben)).rejects.toEqual(tooMuch);
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  test('reads one file after the other, however many are sent at once, and answers each its own', async () => {
    const { run } = makeRouteReader({ processorTime: 20_000, memory: 512, idle: 50 });
    const lengths = [40, 10, 400, 3, 77, 200, 5, 123];
    const maps = await Promise.all(
      lengths.map((length, index) =>
        run({ kind: 'read', source: Buffer.from(gpxFile(points.slice(0, length))) }, visitorAt(`member ${index}`)),
      ),
    );
    expect(maps.map(({ map }) => map.points)).toEqual(lengths);
  });

  test('a fault of one file is that of its sender alone', async () => {
    const { run } = makeRouteReader({ processorTime: 20_000, memory: 512, idle: 50 });
    const [good, bad] = await Promise.allSettled([
      run(small, ada),
      run({ kind: 'read', source: Buffer.from('<gpx/>') }, ben),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toEqual({ status: 'rejected', reason: new RouteFault('has no points') });
  });

  test('a file that is gone is our fault, and the next is read', async () => {
    const { run } = makeRouteReader({ processorTime: 20_000, memory: 512, idle: 50 });
    await expect(run({ kind: 'read', source: '/nowhere/at/all.gpx' }, ada)).rejects.toThrow('ENOENT');
    expect((await run(small, ada)).map.points).toBe(points.length);
  });

  test('one member has room for so many at once, and leaves room for others', async () => {
    const { run } = makeRouteReader({ processorTime: 20_000, memory: 512, idle: 50 });
    const mine = Array.from({ length: 20 }, () => run(small, ada));
    const other = run(small, ben);
    const refused = (await Promise.allSettled(mine)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(11);
    for (const each of refused) {
      expect(each).toMatchObject({
        reason: { code: 'RATE_LIMITED', message: 'Too many of your routes are being taken in. Try again in a moment.' },
      });
    }
    expect((await other).map.points).toBe(points.length);
  });
});
