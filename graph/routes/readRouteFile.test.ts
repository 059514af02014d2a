import { describe, expect, test } from 'vitest';
import { routeFormats } from '../test/routeFormats.ts';
import { testDeeply } from '../test/runs.ts';
import type { MadeTrack, TestPoint } from '../test/tracks.ts';
import { gpxFile, makeTrack, metresPerFoot, metresPerMile, tcxFile } from '../test/tracks.ts';
import { drawMap } from './drawMap.ts';
import { readRouteFile } from './readRouteFile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const drawn = (file: string | Uint8Array) =>
  drawMap(readRouteFile(typeof file === 'string' ? bytesOf(file) : file).track, []);
const faultOf = (text: string | Uint8Array): string => {
  try {
    readRouteFile(typeof text === 'string' ? bytesOf(text) : text);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};

const winding = (step: number) => step / 40 + Math.sin(step / 13);
const places = { Chester: [53.19, -2.89], Quito: [0.01, -78.5], Tromsø: [69.65, 18.95], Cape: [-33.9, 18.4] } as const;
const across = makeTrack({
  lat: -17,
  lng: 179.8,
  step: 50,
  steps: 1000,
  heading: () => Math.PI / 2,
  hills: 8,
  height: 60,
});
const goldens: [string, MadeTrack][] = [
  ...Object.entries(places).map(([name, [lat, lng]]): [string, MadeTrack] => [
    `a loop over five hills at ${name}`,
    makeTrack({ lat, lng, step: 10, steps: 4000, heading: winding, hills: 5, height: 180 }),
  ]),
  [
    'a straight road north over one pass',
    makeTrack({ lat: 46, lng: 7, step: 25, steps: 2000, heading: () => 0, hills: 1, height: 1500 }),
  ],
  ['a straight road east across the 180th meridian', across],
  [
    'a lap of a square of 400 metres with no hills',
    makeTrack({
      lat: 51.5,
      lng: 0,
      step: 5,
      steps: 320,
      heading: (step) => Math.ceil(step / 80) * 1.5707963,
      hills: 0,
      height: 0,
    }),
  ],
];

/** Within 1 %. */
function expectNear(actual: number, known: number): void {
  expect(Math.abs(actual - known), `${actual} is not within 1 % of ${known}`).toBeLessThanOrEqual(known * 0.01);
}

// The formats differ in how they write positions and heights. Two tracks show that.
const formatsFor = (name: string) => Object.entries(routeFormats).slice(0, /Chester|180th/.test(name) ? undefined : 4);

describe.each(goldens)('%s', (name, { points, length, climb }) => {
  test.each(formatsFor(name))('as %s has the length and the climb that it was made of', (_format, write) => {
    const map = drawn(write(points));
    expectNear(map.distance * metresPerMile, length);
    expectNear(map.elevation * metresPerFoot, climb);
    expect(map.hasElevation).toBe(climb > 0);
    expect(map.line).toHaveLength(1);
    expect(map.points).toBe(points.length);
  });

  test('is drawn with few points, in its own bounds', () => {
    const { line, profile, bounds, distance } = drawn(gpxFile(points));
    expect(line.flat().length).toBeLessThanOrEqual(1000);
    expect(profile.flat().length).toBeLessThanOrEqual(400);
    const lats = points.map(({ lat }) => lat);
    expect(bounds?.south).toBeCloseTo(Math.min(...lats), 4);
    expect(bounds?.north).toBeCloseTo(Math.max(...lats), 4);
    for (const [lat, lng] of line.flat()) {
      expect([lat >= (bounds?.south ?? 0), lat <= (bounds?.north ?? 0), Math.abs(lng) <= 180]).toEqual([
        true,
        true,
        true,
      ]);
    }
    if (profile.length > 0) expect(profile.flat().at(-1)?.[0]).toBeCloseTo(distance, 2);
  });
});

test('a track around the earth has bounds around it, also if its ends nearly meet', () => {
  const step = (360 - 2e-6) / 100;
  const wrap = (lng: number) => (lng > 180 ? lng - 360 : lng);
  const pieces = Array.from({ length: 100 }, (_, index) => {
    const from = 1 + index * step;
    return [from + (index && 0.005), from + step].map((lng) => ({ lat: 0, lng: wrap(lng), elevation: null }));
  });
  expect(drawn(gpxFile(...pieces)).bounds).toMatchObject({ west: -180, east: 180 });
});

test('the climb takes no part in what a receiver wavers', () => {
  const { points, climb } = makeTrack({
    lat: 53,
    lng: -3,
    step: 10,
    steps: 3000,
    heading: winding,
    hills: 4,
    height: 250,
  });
  const wavering = points.map(({ elevation, ...place }, index) => ({
    ...place,
    elevation: (elevation ?? 0) + Math.sin(index * 2.3) * 1.2,
  }));
  expectNear(drawn(gpxFile(wavering)).elevation * metresPerFoot, climb);
  const flat = points.map((point, index) => ({ ...point, elevation: 20 + Math.sin(index * 2.3) * 1.4 }));
  expect(drawn(gpxFile(flat)).elevation).toBe(0);
});

test('numbers with all the decimal places of a binary one are read, and longer texts are none', () => {
  const digits = '0.1180508546531200408935546875000000000000000000000000000001';
  const withLat = (lat: string) => `<gpx><rte><rtept lat="${lat}" lon="1"/><rtept lat="2" lon="1"/></rte></gpx>`;
  expect(readRouteFile(bytesOf(withLat(digits))).track[0]?.[0]?.lat).toBeCloseTo(0.11805, 5);
  for (const lat of ['1'.repeat(101), `${'1'.repeat(2 ** 20)}e`, `1.${'0'.repeat(2 ** 20)}`, '1e', '.', '+', '1.2.3']) {
    expect(faultOf(withLat(lat))).toBe('has a point whose latitude is missing or no number');
  }
  for (const lat of ['1.', '.5', '-1.5e-1', '+1E0']) expect(faultOf(withLat(lat))).toBe('none');
});

test('a profile tells how high and how steep it is', () => {
  const { points } = makeTrack({ lat: 46, lng: 7, step: 20, steps: 1000, heading: winding, hills: 1, height: 800 });
  const samples = drawn(gpxFile(points)).profile.flat();
  const [, foot = 0, up = 0] = samples[20] ?? [];
  expect(foot * metresPerFoot).toBeGreaterThan(120);
  // 800 metres in 10 kilometres.
  expect(up).toBeCloseTo(8, 0);
  expect(samples.at(-20)?.[2]).toBeCloseTo(-8, 0);
});

const some: TestPoint[] = makeTrack({
  lat: 53,
  lng: -3,
  step: 30,
  steps: 90,
  heading: winding,
  hills: 1,
  height: 50,
}).points;

test('bounds reach across the 180th meridian, where west is more than east', () => {
  const { bounds } = drawn(gpxFile(across.points));
  expect(bounds?.west).toBeCloseTo(179.8, 4);
  expect(bounds?.east).toBeLessThan(-179);
});

test('a pause tears no hole, a journey by train does', () => {
  const near = drawn(gpxFile(some.slice(0, 40), some.slice(41)));
  expect(near.line).toHaveLength(1);
  const far = some.slice(45).map((point) => ({ ...point, lat: point.lat + 1 }));
  const torn = drawn(gpxFile(some.slice(0, 45), far));
  expect(torn.line).toHaveLength(2);
  expect(torn.profile).toHaveLength(2);
  expect(torn.distance).toBeLessThan(2);
});

test('missing elevations lie between those on either side; where most are missing there are none', () => {
  const gaps = some.map((point, index) => (index % 3 === 1 ? { ...point, elevation: null } : point));
  expect(drawn(gpxFile(gaps)).elevation).toBeCloseTo(drawn(gpxFile(some)).elevation, -1);
  const holes = some.map((point, index) => (index % 3 === 1 ? point : { ...point, elevation: null }));
  expect(drawn(gpxFile(holes))).toMatchObject({ hasElevation: false, elevation: 0, profile: [] });
});

test('points without a position are passed over in TCX', () => {
  const text = tcxFile(some).replace('<Track>', '<Track><Trackpoint><Time>2026-05-01T06:30:00Z</Time></Trackpoint>');
  expect(drawn(text).points).toBe(some.length);
});

test.each(['utf-8', 'utf-16le'] as const)('a file in %s is read, prefixes and all', (encoding) => {
  const text = `\uFEFF${gpxFile(some)}`.replaceAll('<trkpt', '<g:trkpt').replaceAll('</trkpt', '</g:trkpt');
  expect(drawn(Buffer.from(text, encoding)).points).toBe(some.length);
});

const point = (lat: string, lon: string, inside = '') => `<trkpt lat="${lat}" lon="${lon}">${inside}</trkpt>`;
const gpx = (...points: string[]) => `<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
const good = point('53', '-3');

test.each([
  ['', 'is empty'],
  [' \n', 'is empty'],
  ['hello', 'is not a GPX, TCX, FIT, KML or KMZ file'],
  ['PK\u0003\u0004', 'is damaged: it cannot be unpacked. Download it again'],
  ['<html><body>404</body></html>', 'is an HTML page, such as a website answers in place of a file'],
  [
    '<!DOCTYPE html>\n<html lang="en"><p>Sign in</html>',
    'is an HTML page, such as a website answers in place of a file',
  ],
  ['<kml><trk/></kml>', 'has no points'],
  ['<svg/>', 'is not a GPX, TCX, FIT, KML or KMZ file'],
  ['<gpx/>', 'has no points'],
  ['<gpx><trk/></gpx>', 'has no points'],
  ['<TrainingCenterDatabase></TrainingCenterDatabase>', 'has no points'],
  [gpx(good), 'has fewer than 2 points'],
  [gpx(good, good, good), 'leads nowhere: all of its points are the same'],
  [gpx(good, point('NaN', '1')), 'has a point whose latitude is missing or no number'],
  [gpx(good, point('53', 'Infinity')), 'has a point whose longitude is missing or no number'],
  [gpx(good, point('', '')), 'has a point whose longitude is missing or no number'],
  [gpx(good, '<trkpt/>'), 'has a point whose longitude is missing or no number'],
  [gpx(good, point('1e300', '1')), 'has a point whose latitude is out of range: it goes from -90 to 90'],
  [gpx(good, point('91', '1')), 'has a point whose latitude is out of range: it goes from -90 to 90'],
  [gpx(good, point('53', '-181')), 'has a point whose longitude is out of range: it goes from -180 to 180'],
  [gpx(good, point('0', '0')), 'has fewer than 2 points'],
  [gpx(good, point('10', '-3'), point('53', '-3')), 'has points more than 300 miles (483 km) apart'],
  [
    gpx(good, point('53.1', '-3')).replace('</trk>', ''),
    'is malformed: a tag is not closed or not well named (line 1)',
  ],
  ['<gpx', /^is malformed: /],
  [`${gpx(good)}and more`, /^is malformed: /],
  ['<!DOCTYPE gpx><gpx/>', 'holds a DOCTYPE, which no route file needs'],
  [
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>',
    'holds a DOCTYPE, which no route file needs',
  ],
  [
    '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><gpx>&f;</gpx>',
    'holds a DOCTYPE, which no route file needs',
  ],
])('of %j is told what is wrong', (text, fault) => {
  expect(faultOf(text)).toMatch(
    typeof fault === 'string' ? new RegExp(`^${fault.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : fault,
  );
});

test('of what is nested without end is told that it is malformed', () => {
  expect(faultOf('<a>'.repeat(5000))).toMatch(/^is malformed: /);
  expect(faultOf('<gpx>'.repeat(500) + '</gpx>'.repeat(500))).toBe('is malformed: its tags are nested too deeply');
});

testDeeply('half a million points are read, one more is too many', () => {
  const many = Array.from({ length: 500_001 }, (_, index) => `<trkpt lat="${(index % 9) / 1e4}" lon="0"/>`);
  expect(faultOf(gpx(many.join('')))).toBe('has more than 500,000 points');
  const map = drawn(gpx(many.slice(1).join('')));
  expect(map.points).toBe(500_000);
  expect(map.line.flat().length).toBeLessThanOrEqual(1000);
});
