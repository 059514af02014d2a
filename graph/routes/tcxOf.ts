import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { type CoursePoint, courseStart, cueFinder, metresPerMile, secondsAt, trackMeter } from './courseWalk.ts';
import { longitudeText, stride, tcxNames, xmlCharacters, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

// A TCX course, for head units that follow only courses.

const head = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Courses><Course>`;
const tail = '</Course></Courses>\n</TrainingCenterDatabase>\n';
/** The maximum lengths of names by the schema, in characters. */
const longestName = 15;
const longestCue = 10;

const positionOf = ({ lat, lng }: Pick<TrackPoint, 'lat' | 'lng'>) =>
  `<LatitudeDegrees>${lat.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${longitudeText(lng)}</LongitudeDegrees>`;

const timeAt = (along: number) => `<Time>${new Date(courseStart + secondsAt(along) * 1000).toISOString()}</Time>`;

const shortened = (name: string, length: number) => [...xmlCharacters(name)].slice(0, length).join('').trim();

function pointOf(point: TrackPoint, along: number): string {
  const height = point.elevation === null ? '' : `<AltitudeMeters>${point.elevation}</AltitudeMeters>`;
  return `<Trackpoint>${timeAt(along)}<Position>${positionOf(point)}</Position>${height}<DistanceMeters>${along.toFixed(1)}</DistanceMeters></Trackpoint>\n`;
}

/** A course point. Its name is short, so that a longer one is also in the notes. */
function cueOf({ waypoint: { name, kind, ...place }, along }: CoursePoint): string {
  const short = shortened(name, longestCue);
  const notes = short === name ? '' : `<Notes>${xmlText(name)}</Notes>`;
  return `<CoursePoint><Name>${xmlText(short)}</Name>${timeAt(along)}<Position>${positionOf(place)}</Position><PointType>${tcxNames[kind]}</PointType>${notes}</CoursePoint>\n`;
}

/** Writes the parts of a track in their order. */
function partWriter(pass: (along: number) => void): (part: PartOfPiece) => string {
  const { leave, reach } = trackMeter();
  return ({ points, isFirst, isLast }) => {
    if (isFirst) leave();
    const texts = points.map((point) => {
      const along = reach(point);
      pass(along);
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
  readonly waypoints?: readonly MapWaypoint[];
}

/** The bytes of a track as a TCX course, in pieces generated on demand, without rider or time of the ride. */
export function* tcxOf(track: Buffer, { name, distance, waypoints = [] }: Facts): Generator<string> {
  const length = distance * metresPerMile;
  const short = shortened(name, longestName);
  yield `${head}<Name>${xmlText(short === '' ? 'Route' : short)}</Name>
<Lap><TotalTimeSeconds>${secondsAt(length)}</TotalTimeSeconds><DistanceMeters>${length.toFixed(1)}</DistanceMeters><Intensity>Active</Intensity></Lap>
`;
  const cues = cueFinder(waypoints);
  const write = partWriter(cues.pass);
  for (const part of trackReader(stride).read(track)) yield write(part);
  yield cues.found().map(cueOf).join('');
  yield tail;
}
