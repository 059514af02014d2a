import { beside } from './longitudes.ts';
import { metresBetween } from './metresBetween.ts';
import { longitudeText, stride, xmlCharacters, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

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

/** Writes the parts of a track in their order. Gaps add nothing to the distance: they can be privacy zones. */
function partWriter(): (part: PartOfPiece) => string {
  let along = 0;
  let last: TrackPoint | undefined;
  return ({ points, isFirst, isLast }) => {
    if (isFirst) last = undefined;
    const texts = points.map((point) => {
      if (last) along += metresBetween(last, { ...point, lng: beside(point.lng, last.lng) });
      last = point;
      return pointOf(point, along);
    });
    return `${isFirst ? '<Track>\n' : ''}${texts.join('')}${isLast ? '</Track>\n' : ''}`;
  };
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
  const write = partWriter();
  for (const part of trackReader(stride).read(track)) yield write(part);
  yield tail;
}
