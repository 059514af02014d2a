import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitActivity, fitCourse, sports } from '../test/fitFiles.ts';
import { kmlLine, kmlTrack, routeFormats, zipOf } from '../test/routeFormats.ts';
import { runs } from '../test/runs.ts';
import { gpxFile, gpxRoute, makeTrack, type TestPoint, tcxFile } from '../test/tracks.ts';
import { maxRouteBytes } from './maxRouteBytes.ts';
import { RouteFault } from './RouteFault.ts';
import { readRouteFile } from './readRouteFile.ts';

const { points } = makeTrack({
  lat: 53,
  lng: -3,
  step: 40,
  steps: 59,
  heading: (step) => step / 30,
  hills: 1,
  height: 50,
});
const apart = (degrees: number): TestPoint[] => points.map((point) => ({ ...point, lat: point.lat + degrees }));

const read = (file: string | Uint8Array) => readRouteFile(typeof file === 'string' ? Buffer.from(file) : file);
const lengthsOf = (file: string | Uint8Array) => read(file).track.map(({ length }) => length);
const faultOf = (file: string | Uint8Array): string => {
  try {
    read(file);
    return 'none';
  } catch (error) {
    return error instanceof RouteFault ? error.message : `no fault of the file: ${error}`;
  }
};
const withBytes = (file: Uint8Array, change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};

describe('a FIT file', () => {
  const ride = { stretches: [points] };
  const cutOff = 'is cut off: the end of the FIT file is missing. Copy it from the device again';
  const damaged = 'is damaged: its FIT messages cannot be read. Copy it from the device again';

  test('of several sports is the ride in it, and all of it without a ride', () => {
    const swim = { sport: sports.swimming, stretches: [apart(0.5)] };
    const run = { sport: sports.running, stretches: [apart(1)] };
    const { track } = read(fitActivity(swim, { stretches: [points.slice(0, 20)] }, run));
    expect(track.map(({ length }) => length)).toEqual([20]);
    expect(track[0]?.[0]?.lat).toBeCloseTo(points[0]?.lat ?? 0, 6);
    expect(lengthsOf(fitActivity(swim, run))).toEqual([60, 60]);
  });

  test('has a gap where the rider went elsewhere during a pause, and none after a short pause', () => {
    expect(lengthsOf(fitActivity({ stretches: [points, apart(1)] }))).toEqual([60, 60]);
    expect(lengthsOf(fitActivity({ stretches: [points.slice(0, 30), points.slice(30)] }))).toEqual([60]);
  });

  test('can consist of several files, and can lack its checksum and the length that is written last', () => {
    const one = fitActivity(ride);
    expect(lengthsOf(Buffer.concat([one, fitCourse(apart(1))]))).toEqual([60, 60]);
    expect(lengthsOf(one.subarray(0, -2))).toEqual([60]);
    expect(lengthsOf(withBytes(one, (bytes) => bytes.writeUInt32LE(0, 4)))).toEqual([60]);
    expect(lengthsOf(withBytes(one, (bytes) => bytes.writeUInt16LE(0, bytes.length - 2)))).toEqual([60]);
  });

  test.each([
    ['that ends early', fitActivity(ride).subarray(0, 700), cutOff],
    ['with an endless length', withBytes(fitActivity(ride), (bytes) => bytes.writeUInt32LE(2 ** 32 - 1, 4)), cutOff],
    ['that is all header', fitActivity(ride).subarray(0, 12), cutOff],
    ['with a header of 13 bytes', withBytes(fitActivity(ride), (bytes) => bytes.writeUInt8(13, 0)), damaged],
    ['with data before their definition', withBytes(fitActivity(ride), (bytes) => bytes.writeUInt8(9, 14)), damaged],
    ['of an indoor trainer', fitActivity({ stretches: [[]] }), 'has no points'],
  ])('%s is told so', (_what, file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });
});

describe('a KML file', () => {
  test('can contain several lines, and a track goes before them', () => {
    expect(lengthsOf(kmlLine(points, apart(1)))).toEqual([60, 60]);
    const both = kmlLine(apart(1)).replace(
      '<Folder>',
      `${kmlTrack(points).match(/<Placemark><name>Way.*<\/Placemark>/s)?.[0]}<Folder>`,
    );
    const { track } = read(both);
    expect(track[0]?.[0]?.lat).toBeCloseTo(points[0]?.lat ?? 0, 6);
  });

  test('whose heights are all 0 has no heights', () => {
    const flat = points.map((point) => ({ ...point, elevation: 0 }));
    expect(read(kmlLine(flat)).track[0]?.[0]?.elevation).toBeNull();
    expect(read(kmlLine(points)).track[0]?.[0]?.elevation).toBe(120);
  });

  test('passes over places without a position', () => {
    expect(lengthsOf(kmlTrack(points).replace('<gx:coord>', '<gx:coord></gx:coord><gx:coord>'))).toEqual([60]);
  });

  test.each([
    ['<NetworkLink><Link><href>https://maps.example/1</href></Link></NetworkLink>', /^only links to a map on the web/],
    ['<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>', 'has no points'],
    [
      '<Placemark><LineString><coordinates>1,2 x,y</coordinates></LineString></Placemark>',
      /longitude is missing or no number$/,
    ],
    ['<Placemark><LineString><coordinates>1,2 1,91</coordinates></LineString></Placemark>', /latitude is out of range/],
  ])('of %s is told what is wrong', (content, fault) => {
    const [head, tail] = ['<kml><Document>', '</Document></kml>'];
    expect(faultOf(head + content + tail)).toMatch(fault);
  });
});

describe('a packed file', () => {
  const large = Buffer.alloc(maxRouteBytes + 1, ' ');
  const tooLarge = 'has more than 20 MB when unpacked';
  const damaged = 'is damaged: it cannot be unpacked. Download it again';

  test('can be packed by gzip around every format', () => {
    for (const [name, write] of Object.entries(routeFormats)) {
      if (name !== 'GPX packed by gzip') expect(lengthsOf(gzipSync(write(points)))).toEqual([60]);
    }
  });

  test.each([
    ['a bomb of gzip', gzipSync(large), tooLarge],
    ['a bomb of ZIP', zipOf({ 'doc.kml': large }), tooLarge],
    [
      'a bomb of ZIP that says that it is small',
      withBytes(zipOf({ 'doc.kml': large }), (bytes) => bytes.writeUInt32LE(1000, bytes.indexOf('PK\x01\x02') + 24)),
      'is empty',
    ],
    ['gzip that ends early', gzipSync(gpxFile(points)).subarray(0, 300), damaged],
    ['ZIP that ends early', zipOf({ 'doc.kml': kmlLine(points) }).subarray(0, 300), damaged],
    [
      'ZIP in ZIP',
      zipOf({ 'doc.kml': zipOf({ 'doc.kml': kmlLine(points) }) }),
      'is not a GPX, TCX, FIT, KML or KMZ file',
    ],
    ['gzip in gzip', gzipSync(gzipSync(gpxFile(points))), 'is not a GPX, TCX, FIT, KML or KMZ file'],
    ['photos', zipOf({ 'a.jpg': 'x' }), 'is a ZIP archive without a route file. Unpack it and choose the route file'],
    ['a page', gzipSync('<html></html>'), 'is an HTML page, such as a website answers in place of a file'],
  ])('of %s is told so', (_what, file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });
});

test('damaged in any way, a file is read or refused in words', () => {
  const files = Object.values(routeFormats).map((write) => Buffer.from(write(points)));
  const damage = fc.record({
    file: fc.constantFrom(...files),
    bytes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
    head: fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 4 }),
    end: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  });
  fc.assert(
    fc.property(damage, ({ file, bytes, head, end }) => {
      const damaged = withBytes(file, (copy) => {
        for (const [at, value] of [...bytes, ...head]) copy.writeUInt8(value, at % copy.length);
      });
      const fault = faultOf(damaged.subarray(0, end === null ? undefined : Math.round(end * damaged.length)));
      expect(fault).toMatch(/^[\w .,:()-]+$/);
      expect(fault).not.toMatch(/^no fault/);
    }),
    { numRuns: runs(300) },
  );
});

test('the time of a start is that of the first point, and none for a plan or a stand-in', () => {
  const startOf = (file: string | Uint8Array) => read(file).startedAt?.toISOString();
  const at = '2026-05-01T06:30:00.000Z';
  expect([gpxFile(points), gpxRoute(points), tcxFile(points), kmlTrack(points)].map(startOf)).toEqual([at, at, at, at]);
  expect(startOf(fitActivity({ stretches: [points] }))).toBe(at);
  expect(startOf(kmlLine(points))).toBeUndefined();
  const withTime = (time: string) => startOf(gpxFile(points).replaceAll('2026-05-01T06:30:00Z', time));
  expect(withTime('2026-05-01T06:30:00')).toBe(at);
  expect(withTime('2026-05-01T08:30:00.250+02:00')).toBe(at);
  for (const time of ['', 'yesterday', '1970-01-01T00:00:00Z', '2026-13-01T06:30:00Z', '9999-01-01T00:00:00Z']) {
    expect(withTime(time)).toBeUndefined();
  }
});
