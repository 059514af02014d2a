import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { collectOriginals } from '../app/upkeep/collectOriginals.ts';
import { originalPath } from '../model/routes/originalFiles.ts';
import { newId } from '../platform/lib/ids.ts';
import { expireRoutes } from '../routes/expireRoutes.ts';
import { maximumOriginalBytes } from '../routes/routes.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { makeZone, rideOn, routeIn, uploadRoute } from '../test/routeDoors.ts';
import { routeFormats } from '../test/routeFormats.ts';
import { makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';

const { points } = makeTrack({
  lat: 53.19,
  lng: -2.89,
  step: 15,
  steps: 60,
  heading: (step) => step / 9,
  hills: 1,
  height: 9,
});
const hour = 3_600_000;

const app = useApp({ RATE_LIMITS: '{"uploads": 100000}' });
let ada: Member;
let ben: Member;
beforeEach(async () => {
  await app.run('delete from "user"');
  await upkeepIn(2);
  expect(await storedNames()).toEqual([]);
  ada = await app.member(`ada${newId().slice(-8)}`);
  ben = await app.member(`ben${newId().slice(-8)}`);
});

const pathOf = ({ id }: Made) => `/api/rides/${id}/route/original`;

/** The response to a request for an original file, with its bytes. */
async function download(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const downloadBy = async (member: Member | null, ride: Made, query = '') =>
  download(pathOf(ride) + query, member ? { authorization: `Bearer ${await app.tokenOf(member)}` } : {});

const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'Original file not found' } };

/** The names of the stored original files. */
const storedNames = () => readdir(join(app.dataDir, 'media/routes')).catch(() => []);

/** Runs both jobs at this many hours from now. */
async function upkeepIn(hours: number): Promise<void> {
  const now = new Date(Date.now() + hours * hour);
  await expireRoutes(app.backend.sql, now);
  await collectOriginals(app.backend, now);
}

test.each([
  ['gpx', routeFormats['a GPX track'](points)],
  ['tcx', routeFormats['a TCX course'](points)],
  ['fit', routeFormats['a FIT activity'](points)],
  ['kml', routeFormats['a KML line'](points)],
  ['kmz', routeFormats['a KMZ file'](points)],
  ['zip', routeFormats['FIT packed by ZIP'](points)],
  ['gpx.gz', gzipSync(routeFormats['a GPX track'](points))],
  ['kmz.gz', gzipSync(routeFormats['a KMZ file'](points))],
])('the owner of a route gets a %s file again as it was sent', async (ending, file) => {
  const ride = await rideOn(app, ada, await routeIn(app, ada, file));
  const { status, headers, bytes } = await downloadBy(ada, ride);
  expect([status, bytes]).toEqual([200, Buffer.from(file)]);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="ride-2087-06-01-original.${ending}"`);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a file of several parts arrives whole', async () => {
  const gpx = routeFormats['a GPX track'](points).replace(
    '<trk>',
    `<!--${randomBytes(1_500_000).toString('hex')}--><trk>`,
  );
  const ride = await rideOn(app, ada, await routeIn(app, ada, gpx));
  expect((await downloadBy(ada, ride)).bytes.equals(Buffer.from(gpx))).toBe(true);
});

test('HEAD tells what would come, and reads nothing of the file', async () => {
  const ride = await rideOn(app, ada, await routeIn(app, ada, routeFormats['a GPX track'](points)));
  const read = vi.spyOn(app.backend.services.media, 'read');
  const headers = { authorization: `Bearer ${await app.tokenOf(ada)}` };
  for (const path of [pathOf(ride), pathOf(ride).replace('original', '').replace(/\/$/, '.gpx')]) {
    const answer = await fetch(app.url + path, { method: 'HEAD', headers });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, null, '']);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
  }
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('of files that are sent at once under one id, one is stored', async () => {
  const id = newId();
  const files = Array.from({ length: 6 }, (_, at) => `${routeFormats['a GPX track'](points)}<!--${at}-->`);
  const answers = await Promise.all(files.map((file) => uploadRoute(app, ada, file, { id })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await storedNames()).toHaveLength(1);
});

test('everyone else and access tokens get the error of a missing file, also without privacy zones', async () => {
  const ride = await rideOn(app, ada, await routeIn(app, ada, routeFormats['a GPX track'](points)));
  const { secret } = await makeAccessToken(app.as(ada));
  const { bytes } = await download(pathOf(ride), bearing(secret));
  expect(JSON.parse(String(bytes))).toEqual(missing.body);
  for (const viewer of [ben, null]) expect(await app.as(viewer).get(pathOf(ride))).toMatchObject(missing);
  await makeZone(app, ada, { lat: 53.19, lng: -2.89, radius: 0.5 });
  for (const viewer of [ben, null]) expect(await app.as(viewer).get(pathOf(ride))).toMatchObject(missing);
  expect((await downloadBy(ada, ride)).status).toBe(200);
  const hidden = await rideOn(app, ada, await routeIn(app, ada, routeFormats['a FIT course'](points)), {
    privacy: 'private',
  });
  expect((await app.as(ben).get(pathOf(hidden))).body.message).toBe('Post not found');
  // The folder of these files is not served.
  const [row] = await app.run<{ name: string }>('select stored_as as name from route_original limit 1');
  expect((await downloadBy(ada, ride)).status).toBe(200);
  const headers = { authorization: `Bearer ${await app.tokenOf(ada)}` };
  expect((await download(`/media/routes/${row?.name}`, headers)).status).toBe(404);
});

test('a ride without a route, one whose route has no file, and one whose file is gone have none', async () => {
  expect(await app.as(ada).get(pathOf(await rideOn(app, ada, null)))).toMatchObject(missing);
  const routeId = await routeIn(app, ada, routeFormats['a GPX track'](points));
  const ride = await rideOn(app, ada, routeId);
  const [row] = await app.run<{ name: string }>(
    'select stored_as as name from route_original where route_id = $1',
    routeId,
  );
  await rm(join(app.dataDir, 'media', originalPath(String(row?.name))));
  expect(await app.as(ada).get(pathOf(ride))).toMatchObject(missing);
  await app.run('delete from route_original where route_id = $1', routeId);
  expect(await app.as(ada).get(pathOf(ride))).toMatchObject(missing);
});

test('a pace group has the file of its own route', async () => {
  const own = routeFormats['a FIT course'](points);
  const ride = await rideOn(app, ada, await routeIn(app, ada, routeFormats['a GPX track'](points)));
  const input = { letter: 'A', name: 'Fast', distance: 9, routeId: await routeIn(app, ada, own) };
  const document = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { ride { paceGroups { id } } } } }`;
  const facts = { distance: 12, date: '2087-06-01', time: '06:30', paceGroups: [input] };
  const { data, error } = await app.as(ada).query(document, { input: { postId: ride.id, ride: facts } });
  expect(error).toBeNull();
  const query = `?paceGroupId=${data.updatePost.post.ride.paceGroups[0].id}`;
  const { bytes, headers } = await downloadBy(ada, ride, query);
  expect(bytes).toEqual(Buffer.from(own));
  expect(headers.get('content-disposition')).toContain('ride-2087-06-01-A-original.fit"');
  expect(await app.as(ben).get(pathOf(ride) + query)).toMatchObject(missing);
});

describe('no file is left', () => {
  let ride: Made;
  let routeId: string;
  beforeEach(async () => {
    routeId = await routeIn(app, ada, routeFormats['a GPX track'](points));
    ride = await rideOn(app, ada, routeId);
  });

  test('of a deleted route, ten minutes after the deletion', async () => {
    await app.run('delete from route where id = $1', routeId);
    await upkeepIn(0);
    expect(await storedNames()).toHaveLength(1);
    await upkeepIn(0.25);
    expect(await storedNames()).toEqual([]);
    expect(await app.run('select from route_original_check')).toEqual([]);
  });

  test('of a deleted post, a day after the deletion; that of another ride stays', async () => {
    await rideOn(app, ada, await routeIn(app, ada, routeFormats['a FIT course'](points)));
    await app.as(ada).delete(`/api/posts/${ride.id}`);
    await upkeepIn(2);
    expect(await storedNames()).toHaveLength(2);
    await upkeepIn(25);
    expect(await app.run('select from route where id = $1', routeId)).toEqual([]);
    await upkeepIn(26);
    expect(await storedNames()).toHaveLength(1);
  });

  test('of a deleted account', async () => {
    await app.run('delete from "user" where id = $1', ada.id);
    await upkeepIn(0.25);
    expect(await storedNames()).toEqual([]);
  });

  test('of an upload that no ride has used for a day', async () => {
    await app.as(ada).delete(`/api/posts/${ride.id}`);
    await routeIn(app, ben, routeFormats['a KML line'](points));
    await upkeepIn(25);
    await upkeepIn(26);
    expect(await storedNames()).toEqual([]);
  });

  test('of a row that was never written', async () => {
    const { media } = app.backend.services;
    const stored = vi.spyOn(media, 'put').mockImplementationOnce(async (name, bytes) => {
      stored.mockRestore();
      await media.put(name, bytes);
      throw new Error('The power has failed');
    });
    expect((await uploadRoute(app, ben, routeFormats['a KML line'](points))).status).toBe(500);
    expect(await storedNames()).toHaveLength(2);
    await upkeepIn(1.1);
    expect(await storedNames()).toHaveLength(1);
  });
});

test('a store that does not delete a file is asked again after an hour', async () => {
  const routeId = await routeIn(app, ada, routeFormats['a GPX track'](points));
  await upkeepIn(2);
  await app.run('delete from route where id = $1', routeId);
  const count = (await storedNames()).length;
  vi.spyOn(app.backend.services.media, 'remove').mockRejectedValueOnce(new Error('The store is down'));
  await expect(upkeepIn(0.25)).rejects.toThrow('Route files that could not be deleted: 1');
  await upkeepIn(0.5);
  expect(await storedNames()).toHaveLength(count);
  await upkeepIn(1.5);
  expect(await storedNames()).toHaveLength(count - 1);
});

test('a member sees the bytes of their files, and a file beyond the limit is refused', async () => {
  const file = routeFormats['a GPX track'](points);
  const routeId = await routeIn(app, ada, file);
  const document = `query { viewer { storage { routeFileBytes maximumRouteFileBytes } } }`;
  const { data } = await app.as(ada).query(document);
  const expected = { routeFileBytes: Buffer.byteLength(file), maximumRouteFileBytes: maximumOriginalBytes };
  expect(data.viewer.storage).toEqual(expected);
  await app.run('update route_original set byte_count = $2 where route_id = $1', routeId, maximumOriginalBytes - 100);
  const count = (await storedNames()).length;
  const { status, body } = await uploadRoute(app, ada, file);
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(/^Your route files use 2,048 MB of at most 2,048 MB/),
  ]);
  expect(await storedNames()).toHaveLength(count);
});

test('the member’s own export contains the files, one for the operator does not', async () => {
  const file = routeFormats['a FIT activity'](points);
  const routeId = await routeIn(app, ada, file);
  const { body } = await app.as(ada).get(`/api/users/${ada.id}/export`);
  expect(body.routeFiles).toEqual([{ routeId, ending: 'fit', base64: Buffer.from(file).toString('base64') }]);
  const { out } = await runHere(environmentOf(app), 'export', 'user', ada.username);
  expect(JSON.parse(out)).not.toHaveProperty('routeFiles');
  // A file that is gone does not stop the export.
  const [row] = await app.run<{ name: string }>(
    'select stored_as as name from route_original where route_id = $1',
    routeId,
  );
  await rm(join(app.dataDir, 'media', originalPath(String(row?.name))));
  expect((await app.as(ada).get(`/api/users/${ada.id}/export`)).body.routeFiles).toEqual([]);
});

test('doctor names files without a row and rows without a file, and deletes the former', async () => {
  const routeId = await routeIn(app, ada, routeFormats['a GPX track'](points));
  const [row] = await app.run<{ name: string }>(
    'select stored_as as name from route_original where route_id = $1',
    routeId,
  );
  const stray = originalPath(`${'a'.repeat(64)}-${newId()}`);
  const folder = join(app.dataDir, 'media');
  await app.backend.services.media.put(stray, await readFile(join(folder, originalPath(String(row?.name)))));
  const doctor = async (...options: string[]) =>
    (await runHere(environmentOf(app), 'doctor', '--json', ...options)).json.originals;
  // A new file can still get its row.
  expect(await doctor()).toMatchObject({ orphanedFiles: [], missingFiles: [] });
  const longAgo = new Date(Date.now() - 2 * hour);
  await utimes(join(folder, stray), longAgo, longAgo);
  await rm(join(folder, originalPath(String(row?.name))));
  const found = { orphanedFiles: [stray], missingFiles: [originalPath(String(row?.name))] };
  expect(await doctor()).toMatchObject({ ...found, deletedFiles: 0 });
  expect(await doctor('--fix')).toMatchObject({ ...found, deletedFiles: 1 });
  expect(await doctor()).toMatchObject({ orphanedFiles: [] });
});
