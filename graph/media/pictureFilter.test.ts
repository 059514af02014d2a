import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitorAt } from '../platform/lib/access.ts';
import type { Inbox } from '../platform/storage/inbox.ts';
import { inboxIn } from '../platform/storage/inbox.ts';
import { runs } from '../test/runs.ts';
import { pictureFilter } from './pictureFilter.ts';

let folder: string;
let inbox: Inbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-inbox-'));
  inbox = await inboxIn(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** Filters a text that arrives in pieces cut at these places. Returns the text passed on and the received pictures. */
async function filter(text: string, cuts: readonly number[]) {
  const delivery = inbox.open(visitorAt('ada'));
  const take = pictureFilter(delivery);
  const bytes = Buffer.from(text);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].toSorted(
    (one, other) => one - other,
  );
  const passed: Buffer[] = [];
  for (const [index, start] of places.entries()) passed.push(await take(bytes.subarray(start, places[index + 1])));
  const json = Buffer.concat(passed).toString();
  const urls = json.match(/data:received\/[\w-]+/g) ?? [];
  const received = urls.map((url) => inbox.find(url));
  const files = await Promise.all(received.map(async (picture) => picture && (await readFile(picture.path))));
  await delivery.close();
  expect(urls.map((url) => inbox.find(url))).toEqual(urls.map(() => undefined));
  return { json, urls, files, faults: received.map((picture) => picture?.fault) };
}

const picture = fc.uint8Array({ minLength: 1, maxLength: 300 });
const dataUrlOf = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const hidden = fc.constantFrom('data:image/png', 'data:text/html;base64,AA==', '\\', '"', 'data:', 'é\ud83d\ude00', '');

test('a piece of very many strings is one step, so that it blocks other requests no longer than a piece of one', async () => {
  const delivery = inbox.open(visitorAt('ada'));
  const text = ['""', '"d",', '"data:"', '"\\""'].map((string) => string.repeat(5000)).join('');
  const steps = vi.spyOn(Buffer.prototype, 'subarray');
  const passed = await pictureFilter(delivery)(Buffer.from(text));
  const count = steps.mock.calls.length;
  steps.mockRestore();
  expect(count).toBeLessThan(10);
  expect(passed.toString()).toBe(text);
  await delivery.close();
});

test('wherever the pieces are cut, the pictures arrive and all else stays as it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(picture, fc.string(), hidden), { maxLength: 6 }),
      fc.array(fc.nat(4000), { maxLength: 12 }),
      fc.boolean(),
      async (values, cuts, isEscaping) => {
        const content = values.map((value) => (typeof value === 'string' ? value : dataUrlOf(value)));
        const text = JSON.stringify({ 'a "key"\\': 1, content, nested: [{ content }] });
        const spelled = isEscaping ? text.replaceAll('/', '\\/') : text;
        const { json, urls, files, faults } = await filter(spelled, cuts);
        const pictures = values.filter((value) => typeof value !== 'string');
        expect(files).toEqual([...pictures, ...pictures].map((bytes) => Buffer.from(bytes)));
        expect(faults).toEqual(files.map(() => null));
        const back = urls.reduce((all, url, at) => all.replace(url, dataUrlOf(files[at] ?? Buffer.alloc(0))), json);
        expect(JSON.parse(back)).toEqual(JSON.parse(text));
      },
    ),
    { numRuns: runs(30) },
  );
  expect(await readdir(folder)).toEqual([]);
});

test.each(['!', 'AAA=A', 'AAAA====', 'A A', '%'])('what is not base64, such as %j, is known for it', async (text) => {
  const { faults } = await filter(JSON.stringify({ image: `data:image/png;base64,AAAA${text}` }), [30]);
  expect(faults).toEqual(['not base64']);
});

test('a picture that is too large is known for it, and is not kept', async () => {
  const large = dataUrlOf(new Uint8Array(50 * 2 ** 20));
  const { faults, files } = await filter(JSON.stringify({ image: large }), [1000, 2_000_000, 40_000_000]);
  expect(faults).toEqual(['too large']);
  expect(files[0]?.length).toBeLessThan(50 * 2 ** 20);
});

test('text beside the pictures is refused beyond what text may be', async () => {
  const delivery = inbox.open(visitorAt('ada'));
  const take = pictureFilter(delivery);
  await expect(take(Buffer.from(`{"a": "${'x'.repeat(300_000)}"}`))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
  await delivery.close();
});

test('only so many requests are received at once, and a place that is left is free again', async () => {
  const deliveries = Array.from({ length: 32 }, (_, index) => inbox.open(visitorAt(`member ${index}`)));
  expect(() => inbox.open(visitorAt('ada'))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 5 }));
  await deliveries[0]?.close();
  await deliveries[0]?.close();
  const next = inbox.open(visitorAt('ada'));
  expect(() => inbox.open(visitorAt('ben'))).toThrow();
  await Promise.all([next, ...deliveries].map((delivery) => delivery.close()));
});

test('nobody has more than eight requests received at once, and all others go on', async () => {
  const deliveries = Array.from({ length: 8 }, () => inbox.open(visitorAt('ada')));
  expect(() => inbox.open(visitorAt('ada'))).toThrow('Too many of your files are being received');
  await inbox.open(visitorAt('ben')).close();
  await deliveries.pop()?.close();
  await inbox.open(visitorAt('ada')).close();
  await Promise.all(deliveries.map((delivery) => delivery.close()));
});

test('a delivery that is closed while a picture begins keeps nothing of it', async () => {
  const delivery = inbox.open(visitorAt('ada'));
  const begun = delivery.begin();
  await delivery.close();
  await expect(begun).rejects.toThrow('The request ended before its pictures had arrived');
  expect(await readdir(folder)).toEqual([]);
});

describe('what a killed server has left', () => {
  /** A file that was written this many minutes ago. */
  async function leave(name: string, minutes: number): Promise<void> {
    await writeFile(join(folder, name), 'an original');
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(join(folder, name), then, then);
  }
  const isThere = async (name: string) => (await readdir(folder)).includes(name);

  test('is dropped after a quarter of an hour, as the next picture comes', async () => {
    await leave('old', 16);
    await leave('recent', 14);
    const delivery = inbox.open(visitorAt('ada'));
    await delivery.begin();
    expect([await isThere('old'), await isThere('recent')]).toEqual([false, true]);
    await leave('older', 60);
    // It runs only once in a while: other pictures are being received already.
    const other = inbox.open(visitorAt('ben'));
    await other.begin();
    expect(await isThere('older')).toBe(true);
    await Promise.all([delivery.close(), other.close()]);
    await inboxIn(folder);
    expect(await readdir(folder)).toEqual(['recent']);
    await rm(join(folder, 'recent'));
  });

  test('is dropped by several processes at once', async () => {
    for (let count = 0; count < 100; count += 1) await leave(`old ${count}`, 20);
    await Promise.all(Array.from({ length: 8 }, () => inboxIn(folder)));
    expect(await readdir(folder)).toEqual([]);
  });
});
