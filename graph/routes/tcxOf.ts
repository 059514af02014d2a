import { beside } from './longitudes.ts';
import { metresBetween } from './metresBetween.ts';
import { longitudeText, stride, xmlCharacters, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type KeptPiece, piecesIn } from './trackBytes.ts';

// A TCX course, for head units that follow only courses. The schema demands times. A route has none, so they come from a
// steady speed and a fixed instant.

const head = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Courses><Course>`;
const tail = '</Course></Courses>\n</TrainingCenterDatabase>\n';
/** The maximum length of the name by the schema, in characters. */
const longestName = 15;
const start = Date.UTC(2000, 0, 1);
/** In metres a second: 15 miles an hour. */
const speed = 6.7056;
const metresPerMile = 1609.344;

const positionOf = ({ lat, lng }: TrackPoint) =>
  `<LatitudeDegrees>${lat.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${longitudeText(lng)}</LongitudeDegrees>`;

function pointOf(point: TrackPoint, along: number): string {
  const time = new Date(start + Math.round(along / speed) * 1000).toISOString();
  const height = point.elevation === null ? '' : `<AltitudeMeters>${point.elevation}</AltitudeMeters>`;
  return `<Trackpoint><Time>${time}</Time><Position>${positionOf(point)}</Position>${height}<DistanceMeters>${along.toFixed(1)}</DistanceMeters></Trackpoint>\n`;
}

/** A piece that begins at a distance in metres. Returns where it ends. */
function* trackOf({ length, points }: KeptPiece, begin: number): Generator<string, number> {
  let along = begin;
  let last: TrackPoint | undefined;
  yield '<Track>\n';
  for (let first = 0; first < length; first += stride) {
    const texts = points(first, first + stride).map((point) => {
      if (last) along += metresBetween(last, { ...point, lng: beside(point.lng, last.lng) });
      last = point;
      return pointOf(point, along);
    });
    yield texts.join('');
  }
  yield '</Track>\n';
  return along;
}

interface Facts {
  /** A text that everyone who may read the file may read. The schema allows 15 characters of it. */
  readonly name: string;
  /** The length of the track in miles. */
  readonly distance: number;
}

/** The bytes of a track as a TCX course, in pieces generated on demand, without rider or time of the ride. */
export function* tcxOf(track: Buffer, { name, distance }: Facts): Generator<string> {
  const length = distance * metresPerMile;
  const short = [...xmlCharacters(name)].slice(0, longestName).join('').trim();
  yield `${head}<Name>${xmlText(short === '' ? 'Route' : short)}</Name>
<Lap><TotalTimeSeconds>${Math.round(length / speed)}</TotalTimeSeconds><DistanceMeters>${length.toFixed(1)}</DistanceMeters><Intensity>Active</Intensity></Lap>
`;
  // Gaps add nothing to the distance: they can be privacy zones.
  let along = 0;
  for (const piece of piecesIn(track)) along = yield* trackOf(piece, along);
  yield tail;
}
