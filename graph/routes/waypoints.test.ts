import { describe, expect, test } from 'vitest';
import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { fitCourse } from '../test/fitFiles.ts';
import { kmlLine, zipOf } from '../test/routeFormats.ts';
import { gpxFile, gpxRoute, makeTrack, stepFrom, tcxCourse } from '../test/tracks.ts';
import { cutWaypoints } from './cutWaypoints.ts';
import { gpxOf } from './gpxOf.ts';
import { readRouteFile } from './readRouteFile.ts';
import { tcxOf } from './tcxOf.ts';
import { encodeTrack } from './trackBytes.ts';

/** Two miles north, a point every 32 metres. */
const { points } = makeTrack({ lat: 53, lng: -3, step: 32.18688, steps: 100, heading: () => 0, hills: 0, height: 0 });
const at = (index: number) => points[index] ?? { lat: 0, lng: 0 };
const read = (file: string | Uint8Array): MapWaypoint[] =>
  readRouteFile(Buffer.from(file)).waypoints.map(({ isCue: _, ...waypoint }) => waypoint);
const textsOf = (waypoints: readonly MapWaypoint[]) =>
  waypoints.map(({ name, kind, distance }) => [name, kind, distance === null ? null : Number(distance.toFixed(1))]);

const attributes = (index: number, east = 0) => `lat="${at(index).lat}" lon="${at(index).lng + east}"`;
const withPlaces = (...places: string[]) => gpxFile(points).replace(/<wpt .*<\/wpt>/, places.join(''));
const position = (index: number) =>
  `<Position><LatitudeDegrees>${at(index).lat}</LatitudeDegrees><LongitudeDegrees>${at(index).lng}</LongitudeDegrees></Position>`;
const course = tcxCourse(points).replace(
  '</Course>',
  `<CoursePoint><Name>Turn left</Name><Time>2026-05-01T06:30:00Z</Time>${position(25)}<PointType>Left</PointType><Notes>Turn left onto Mill Lane</Notes></CoursePoint>
   <CoursePoint><Name>Top</Name><Time>2026-05-01T06:30:00Z</Time>${position(50)}<PointType>4th Category</PointType></CoursePoint></Course>`,
);
const places = withPlaces(
  `<wpt ${attributes(75)}><name>Café &amp; &lt;b&gt; &#x2615;</name><sym>Restaurant</sym></wpt>`,
  `<wpt ${attributes(25)}><ele>3</ele><name>W1</name><desc>Old pump</desc><type>Drinking Water</type></wpt>`,
  `<wpt ${attributes(50, 0.01)}><name>Castle</name></wpt>`,
);

describe('the waypoints of a file', () => {
  test('are those of each format, by their distance along the track', () => {
    expect(textsOf(read(places))).toEqual([
      ['W1: Old pump', 'water', 0.5],
      ['Café & <b> ☕', 'food', 1.5],
      ['Castle', 'generic', null],
    ]);
    expect(textsOf(read(course))).toEqual([
      ['Turn left onto Mill Lane', 'left', 0.5],
      ['Top', 'summit', 1],
    ]);
    expect(textsOf(read(fitCourse(points)))).toEqual([['Left', 'left', 0]]);
    const place = `<Point><coordinates>${at(50).lng},${at(50).lat},0</coordinates></Point>`;
    const kml = kmlLine(points).replace(/<Point>.*?<\/Point>/, place);
    expect(textsOf(read(zipOf({ 'doc.kml': kml })))).toEqual([['Door', 'generic', 1]]);
    const names = ['<name>Start</name>', '<name>Position 2</name>', '<sym>Danger</sym>'];
    const route = gpxRoute(points).replaceAll(/<\/rtept>/g, (end) => `${names.shift() ?? ''}${end}`);
    expect(textsOf(read(route))).toEqual([
      ['Start', 'generic', 0],
      ['Danger', 'danger', 0],
    ]);
  });

  test('continue along a way back over the same road', () => {
    const back = [...points, ...points.slice(0, -1).reverse()];
    const turns = [30, 80, 30].map(
      (index) =>
        `<CoursePoint><Name>Mile ${index}</Name>${position(index)}<PointType>Generic</PointType></CoursePoint>`,
    );
    const file = tcxCourse(back).replace('</Course>', `${turns.join('')}</Course>`);
    expect(read(file).map(({ distance }) => Math.round((distance ?? 0) * 50))).toEqual([30, 80, 170]);
  });

  test('that are hostile are cleaned, shortened or skipped, and at most 200 are kept', () => {
    const wpt = (content: string, where = attributes(50)) => `<wpt ${where}>${content}</wpt>`;
    const named = (name: string) => wpt(`<name>${name}</name>`);
    const hostile = withPlaces(
      named('A&#0;&#x202e;\u202eB&#27;&#xD800;\u0085\n\t C'),
      named('x'.repeat(100_000)),
      named('&#8203;&#x2063;'),
      named('<a><b>nested</b></a>'),
      named('<![CDATA[<script>alert(1)</script>]]>'),
      wpt('<name>nowhere</name>', 'lat="91" lon="0"'),
      wpt('<name>nowhere</name>', 'lat="x"'),
      wpt('<name>Lap</name><desc>05-AUG-26 16:58:37</desc>'),
      ...['at 7:05', '20260501_101500', '20260501T101500Z', '2026-05-01', '1.5.2026', 'May 1, 2026', '1. Mai 2026'].map(
        named,
      ),
      wpt(''),
    );
    expect(read(hostile).map(({ name }) => name)).toEqual([
      'AB C',
      `${'x'.repeat(79)}…`,
      '<script>alert(1)</script>',
      'Lap',
    ]);
    const many = read(withPlaces(...Array.from({ length: 10_000 }, (_, index) => named(`place ${index}`))));
    expect([many.length, many.at(-1)?.name]).toEqual([200, 'place 199']);
  });
});

describe('the waypoints of a download', () => {
  const { track, waypoints } = readRouteFile(Buffer.from(places));

  test('are read back from GPX, and from TCX those on the track', () => {
    const gpx = [...gpxOf(encodeTrack(track), { name: 'Loop', waypoints })].join('');
    expect(read(gpx)).toEqual(waypoints);
    const tcx = [...tcxOf(encodeTrack(track), { name: 'Loop', distance: 2, waypoints })].join('');
    expect(read(tcx)).toEqual(waypoints.slice(0, 2));
    expect(tcx).toContain('&lt;b&gt;');
    expect(tcx.indexOf('<CoursePoint>')).toBeGreaterThan(tcx.lastIndexOf('</Track>'));
  });

  test('in TCX have short names, a time of the track, and the order of the schema', () => {
    const tcx = [...tcxOf(encodeTrack(track), { name: 'Loop', distance: 2, waypoints })].join('');
    const times = new Set([...tcx.matchAll(/<Trackpoint><Time>([^<]+)/g)].map(([, time]) => time));
    const cues = [
      ...tcx.matchAll(
        /<CoursePoint><Name>([^<]+)<\/Name><Time>([^<]+)<\/Time><Position>.*?<\/Position><PointType>(\w+)<\/PointType>(<Notes>[^<]+<\/Notes>)?<\/CoursePoint>/g,
      ),
    ];
    expect(cues.map(([, name, , kind, notes]) => [name, kind, notes])).toEqual([
      ['W1: Old pu', 'Water', '<Notes>W1: Old pump</Notes>'],
      ['Café &amp; &lt;b&gt;', 'Food', '<Notes>Café &amp; &lt;b&gt; ☕</Notes>'],
    ]);
    expect(cues.every(([, , time]) => times.has(time))).toBe(true);
    expect(tcx.match(/<CoursePoint>/g)).toHaveLength(2);
  });
});

/** Cues at and away from an end of the visible part, on the track and 180 metres east of it. */
function cuesBeside(end: number): string[] {
  const [side, onward] = end < 1609 ? ['before', -1] : ['after', 1];
  const cue = (metres: number, east: number) => {
    const { lat, lng } = stepFrom(stepFrom(at(0), end + Number(onward) * metres, 0), east, Math.PI / 2);
    const place = `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lng}</LongitudeDegrees></Position>`;
    return `<CoursePoint><Name>${side}: ${metres} ${east > 0 ? 'beside' : 'on'}</Name>${place}</CoursePoint>`;
  };
  return [0, 50, 150, 400].map((metres) => cue(metres, 0)).concat([150, 400].map((metres) => cue(metres, 180)));
}

describe('others get the waypoints', () => {
  const named = (name: string, index: number, east = 0) => `<wpt ${attributes(index, east)}><name>${name}</name></wpt>`;
  const { track, waypoints } = readRouteFile(
    Buffer.from(
      withPlaces(
        named('in the zone', 2),
        named('beside the hidden end', 22, 0.0004),
        named('on the visible part', 50),
        named('near it', 60, 0.0004),
        named('a house', 60, 0.002),
        named('50 km to go', 70),
        named('Mile 12', 70),
        named('20K', 70),
        named('beside the route', 50, 0.01),
      ),
    ),
  );

  test('on the visible part alone, with distances along it', () => {
    const { lat, lng } = at(0);
    const shown = cutWaypoints(track, [{ lat, lng, radius: 660 }], waypoints);
    expect(textsOf(shown)).toEqual([
      ['on the visible part', 'generic', 0.6],
      ['near it', 'generic', 0.8],
    ]);
    expect(cutWaypoints(track, [], waypoints).map(({ name }) => name)).toEqual([
      'in the zone',
      'beside the hidden end',
      'on the visible part',
      'near it',
      '50 km to go',
      'Mile 12',
      '20K',
    ]);
  });

  test('and no cue near a hidden part, across country or along the track', () => {
    // Hidden from 1,288 to 1,931 metres.
    const file = tcxCourse(points).replace('</Course>', `${[1287, 1932].flatMap(cuesBeside).join('')}</Course>`);
    const course = readRouteFile(Buffer.from(file));
    const shown = cutWaypoints(course.track, [{ lat: at(50).lat, lng: at(50).lng, radius: 300 }], course.waypoints);
    expect(course.waypoints).toHaveLength(12);
    expect(shown.map(({ name }) => name)).toEqual([
      'before: 400 on',
      'before: 400 beside',
      'after: 400 on',
      'after: 400 beside',
    ]);
  });
});
