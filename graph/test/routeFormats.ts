import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { fitActivity, fitCourse } from './fitFiles.ts';
import { gpxFile, gpxRoute, type TestPoint, tcxCourse, tcxFile } from './tracks.ts';

// The same points in every format that the product reads.

const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
<name>Ada &amp; the hills</name><Placemark><name>Door</name><Point><coordinates>1,1,1</coordinates></Point></Placemark>
<Folder><Placemark><name>Way</name>${content}</Placemark></Folder></Document></kml>`;

const placeOf = ({ lat, lng, elevation }: TestPoint, joint: string) =>
  [lng.toFixed(7), lat.toFixed(7), ...(elevation === null ? [] : [elevation.toFixed(2)])].join(joint);

const lineOf = (points: readonly TestPoint[]) =>
  `<LineString><tessellate>1</tessellate><coordinates>\n${points.map((point) => placeOf(point, ',')).join('\n')}\n</coordinates></LineString>`;

/** A KML file of a planned line; of more lists of points, as one geometry of several lines. */
export const kmlLine = (...lines: TestPoint[][]): string =>
  kml(lines.length > 1 ? `<MultiGeometry>${lines.map(lineOf).join('')}</MultiGeometry>` : lines.map(lineOf).join(''));

/** A KML file of a recording. */
export const kmlTrack = (points: readonly TestPoint[]): string =>
  kml(
    `<gx:Track>${points.map(() => '<when>2026-05-01T06:30:00Z</when>').join('')}${points.map((point) => `<gx:coord>${placeOf(point, ' ')}</gx:coord>`).join('')}</gx:Track>`,
  );

/** An archive of files by their names. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? Buffer.from(file) : file]),
    ),
  );

/** Writes points as a file of each format. */
export const routeFormats = {
  'a GPX track': gpxFile,
  'a GPX route': gpxRoute,
  'a TCX activity of two laps': (points) =>
    tcxFile(points.slice(0, points.length >> 1), points.slice(points.length >> 1)),
  'a TCX course': tcxCourse,
  'a FIT activity': (points) => fitActivity({ stretches: [points] }),
  'a FIT course': fitCourse,
  'a KML line': kmlLine,
  'a KML track': kmlTrack,
  'a KMZ file': (points) => zipOf({ 'files/pin.png': 'none', 'doc.kml': kmlTrack(points) }),
  'GPX packed by gzip': (points) => gzipSync(gpxFile(points)),
  'FIT packed by ZIP': (points) => zipOf({ '__MACOSX/._1.fit': 'none', '1_ACTIVITY.fit': fitCourse(points) }),
} satisfies Record<string, (points: TestPoint[]) => string | Uint8Array>;
