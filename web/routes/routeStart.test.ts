import { afterEach, describe, expect, test, vi } from 'vitest';
import { plannedStart } from './plannedStart.ts';
import { readRouteStart, routeStartIn } from './readRouteStart.ts';

afterEach(() => vi.unstubAllEnvs());

const at = '2024-05-05T07:04:11Z';
const mill = { lat: 53.3, lng: -2.71 };

describe('the start of a route file', () => {
  test.each([
    [
      'a recorded GPX file',
      `<gpx><metadata><time>2001-01-01T00:00:00Z</time></metadata><wpt lat="1" lon="2"><time>2002-02-02T00:00:00Z</time></wpt>
       <trk><trkseg><trkpt lat="53.3" lon="-2.71"><ele>9</ele><time>${at}</time></trkpt></trkseg></trk></gpx>`,
      { place: mill, at: new Date(at) },
    ],
    [
      'a planned route',
      `<gpx><rte><rtept lon='-2.71' lat='53.3'/><rtept lat="53.4" lon="-2.8"><time>${at}</time></rtept></rte></gpx>`,
      { place: mill, at: undefined },
    ],
    [
      'a track, which goes before a route',
      `<gpx><rte><rtept lat="1" lon="2"></rtept></rte><trk><trkseg><trkpt lat="53.3" lon="-2.71"/></trkseg></trk></gpx>`,
      { place: mill, at: undefined },
    ],
    [
      'a TCX file whose receiver first had no position',
      `<TrainingCenterDatabase><Trackpoint><Time>2001-01-01T00:00:00Z</Time></Trackpoint><Trackpoint><Time>${at}</Time>
       <Position><LatitudeDegrees>53.3</LatitudeDegrees><LongitudeDegrees>-2.71</LongitudeDegrees></Position></Trackpoint>`,
      { place: mill, at: new Date(at) },
    ],
    [
      'a file with prefixes, a stray point at 0, 0 and a time that stands for none',
      `<g:gpx><g:trkpt lat="0" lon="0"></g:trkpt><g:trkpt lat="53.3" lon="-2.71"><g:time>1970-01-01T00:00:00Z</g:time></g:trkpt>`,
      { place: mill, at: undefined },
    ],
    ['a file without points', '<gpx/>', {}],
    ['a file that is no route', 'hello', {}],
  ])('is read from %s', (_what, text, start) => {
    expect(routeStartIn(text)).toEqual(start);
  });

  test('is read from the beginning of a large file', async () => {
    const points = `<trkpt lat="53.3" lon="-2.71"><time>${at}</time></trkpt>`.repeat(20_000);
    expect(await readRouteStart(new File([`<gpx><trk><trkseg>${points}`], 'long.gpx'))).toEqual({
      place: mill,
      at: new Date(at),
    });
  });
});

describe('the planned start of a recorded route', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  test('is on the next such weekday, at the nearest quarter of an hour on the clocks of this browser', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    // A Sunday in summer, 9:04 in Berlin.
    expect(plannedStart(new Date(at), now)).toEqual({ date: '2026-11-22', time: '09:00' });
  });

  test.each([
    ['later today', '2026-11-14T11:00:00Z', '2026-11-21'],
    ['in a week, as today’s hour has passed', '2026-11-14T09:00:00Z', '2026-11-28'],
    ['in a week, as it is now', '2026-11-14T10:00:00Z', '2026-11-28'],
    ['when the file says, as that is ahead', '2026-12-30T09:00:00Z', '2026-12-30'],
  ])('is %s', (_what, recorded, date) => {
    vi.stubEnv('TZ', 'UTC');
    expect(plannedStart(new Date(recorded), now).date).toBe(date);
  });

  test.each(['2026-10-24T22:30:00Z', '2027-03-27T22:30:00Z'])(
    'is ahead around a change of the clocks: %s',
    (instant) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      for (const day of [1, 2, 3, 4, 5, 6, 7]) {
        const { date } = plannedStart(new Date(Date.UTC(2026, 5, day, 7)), new Date(instant));
        expect(new Date(`${date}T09:00`).getTime()).toBeGreaterThan(Date.parse(instant));
        expect(new Date(`${date}T09:00`).getDay()).toBe(day % 7);
      }
    },
  );
});
