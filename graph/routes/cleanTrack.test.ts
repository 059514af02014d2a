import { describe, expect, test } from 'vitest';
import type { TestPoint } from '../test/tracks.ts';
import { gpxFile, gpxRoute, makeTrack, metresPerFoot, metresPerMile, tcxFile } from '../test/tracks.ts';
import { drawMap } from './drawMap.ts';
import { readRouteFile } from './readRouteFile.ts';

const drawn = (text: string) => drawMap(readRouteFile(Buffer.from(text)).track, []);
const faultOf = (text: string): string => {
  try {
    readRouteFile(Buffer.from(text));
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};

const hilly = makeTrack({
  lat: 53,
  lng: -3,
  step: 10,
  steps: 1200,
  heading: (step) => step / 900,
  hills: 3,
  height: 150,
});
const whole = drawn(gpxFile(hilly.points));
const withPoints = (change: (point: TestPoint, index: number) => Partial<TestPoint>) =>
  gpxFile(hilly.points.map((point, index) => ({ ...point, ...change(point, index) })));
const maxGradient = (map: ReturnType<typeof drawn>) => Math.max(...map.profile.flat().map(([, , up]) => Math.abs(up)));

describe.each([9999, -9999, -32768, 0])('heights of %d, which stand for none,', (nothing) => {
  test.each([
    ['at single points', (index: number) => index % 97 === 50],
    ['for a while', (index: number) => index > 400 && index < 460],
    ['at the start', (index: number) => index < 30],
    ['at the end', (index: number) => index > 1170],
  ])('are no mountains or valleys %s', (_where, isThere) => {
    const map = drawn(withPoints(({ elevation }, index) => ({ elevation: isThere(index) ? nothing : elevation })));
    expect(Math.abs(map.elevation - whole.elevation)).toBeLessThan(whole.elevation * 0.06);
    expect(maxGradient(map)).toBeLessThan(15);
  });
});

test('an altimeter that warms up climbs nothing', () => {
  const warming = withPoints(({ elevation }, index) => ({ elevation: (elevation ?? 0) - 900 * 0.5 ** index }));
  const map = drawn(warming);
  expect(Math.abs(map.elevation - whole.elevation)).toBeLessThan(whole.elevation * 0.06);
  expect(maxGradient(map)).toBeLessThan(60);
});

test('an altimeter that is set anew on the way climbs nothing by it', () => {
  const map = drawn(withPoints(({ elevation }, index) => ({ elevation: (elevation ?? 0) + (index > 500 ? 400 : 0) })));
  expect(Math.abs(map.elevation - whole.elevation)).toBeLessThan(whole.elevation * 0.06);
  expect(maxGradient(map)).toBeLessThanOrEqual(100);
});

test('a ride along the sea keeps its heights of 0', () => {
  const coast = hilly.points.map((point, index) => ({ ...point, elevation: Math.max(0, 60 * Math.sin(index / 100)) }));
  const { elevation, profile } = drawn(gpxFile(coast));
  expect(elevation * metresPerFoot).toBeGreaterThan(100);
  expect(profile.flat().some(([, foot]) => foot === 0)).toBe(true);
});

test.each([
  ['<trkpt lat="0" lon="0"><ele>0</ele></trkpt>', '0, 0'],
  ['<trkpt lat="100" lon="-3"/>', 'a latitude of 100'],
  ['<trkpt lat="NaN" lon="-3"/>', 'a latitude that is no number'],
  ['<trkpt lat="undefined" lon="undefined"/>', 'no position at all'],
])('a stray point %s is passed over and the rest is kept (%s)', (stray) => {
  const [head = '', ...points] = gpxFile(hilly.points).split('<trkpt');
  for (const place of [0, 600, points.length]) {
    const text = [head, ...points.map((each, index) => (index === place ? `${stray}<trkpt${each}` : `<trkpt${each}`))];
    const last = place === points.length ? text.join('').replace('</trkseg>', `${stray}</trkseg>`) : text.join('');
    const map = drawn(last);
    expect([map.points, map.distance, map.elevation]).toEqual([whole.points, whole.distance, whole.elevation]);
  }
});

test('a jump of 5 kilometres out and back is no distance', () => {
  const jumping = withPoints(({ lat }, index) => (index > 500 && index < 504 ? { lat: lat + 0.045 } : {}));
  expect(drawn(jumping).distance).toBeCloseTo(whole.distance, 1);
});

test('a planned route of far points keeps a way out and back', () => {
  const [from, to] = [
    { lat: 53, lng: -3, elevation: null },
    { lat: 53.09, lng: -3, elevation: null },
  ];
  expect(drawn(gpxRoute([from, to, from])).distance * metresPerMile).toBeGreaterThan(19_000);
});

test('no gradient above 100 % is shown', () => {
  const wall = hilly.points.map((point, index) => ({
    ...point,
    elevation: 100 + Math.min(4000, Math.max(0, index - 300) * 14.9),
  }));
  expect(maxGradient(drawn(gpxFile(wall)))).toBe(100);
});

test('a TCX session of many sports gives the rides of it, and all of its sports where there is none', () => {
  const activity = (sport: string, points: TestPoint[]) =>
    tcxFile(points)
      .replace(/^.*<Activity [^>]*>/s, `<Activity Sport="${sport}">`)
      .replace(/<\/Activities>.*$/s, '');
  const session = (...sports: string[]) =>
    `<TrainingCenterDatabase><Activities><MultiSportSession><FirstSport>${sports[0]}</FirstSport>${sports
      .slice(1)
      .map((sport) => `<NextSport><Transition StartTime="2026-05-01T06:30:00Z"/>${sport}</NextSport>`)
      .join('')}</MultiSportSession></Activities></TrainingCenterDatabase>`;
  const [run, ride] = [hilly.points.slice(0, 200), hilly.points.slice(200)];
  expect(drawn(session(activity('Running', run), activity('Biking', ride))).points).toBe(ride.length);
  expect(drawn(session(activity('Running', run), activity('Other', ride))).points).toBe(hilly.points.length);
});

test('what is wrong with a file is said without a word of it', () => {
  const secret = 'SECRET';
  const wrong = [
    `<gpx><${secret}></gpx>`,
    `<gpx ${secret}></gpx>`,
    `<gpx a="1" a="${secret}" ${secret}=x></gpx>`,
    `<gpx></${secret}>`,
    `<gpx>&${secret}</gpx><${secret}`,
    `<gpx/>\u0000${secret}`,
    `<gpx><trk></${secret}\u0007></gpx>`,
    `<${secret}/>`,
    `<!-- ${secret}`,
    `<gpx><![CDATA[${secret}</gpx>`,
  ];
  for (const text of wrong) expect([text, faultOf(text)]).toEqual([text, expect.not.stringContaining(secret)]);
});
