import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { beside } from './longitudes.ts';
import { metresBetween } from './metresBetween.ts';
import { longitudeText, stride, tcxNames, xmlCharacters, xmlText } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, trackReader } from './trackBytes.ts';

// A TCX course, for head units that follow only courses. The schema demands times. A route has none, so they come from a
// steady speed and a fixed instant.

const head = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Courses><Course>`;
const tail = '</Course></Courses>\n</TrainingCenterDatabase>\n';
/** The maximum lengths of names by the schema, in characters. */
const longestName = 15;
const longestCue = 10;
const start = Date.UTC(2000, 0, 1);
/** In metres a second: 15 miles an hour. */
const speed = 6.7056;
const metresPerMile = 1609.344;

const positionOf = ({ lat, lng }: Pick<TrackPoint, 'lat' | 'lng'>) =>
  `<LatitudeDegrees>${lat.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${longitudeText(lng)}</LongitudeDegrees>`;

const timeAt = (along: number) => `<Time>${new Date(start + Math.round(along / speed) * 1000).toISOString()}</Time>`;

const shortened = (name: string, length: number) => [...xmlCharacters(name)].slice(0, length).join('').trim();

function pointOf(point: TrackPoint, along: number): string {
  const height = point.elevation === null ? '' : `<AltitudeMeters>${point.elevation}</AltitudeMeters>`;
  return `<Trackpoint>${timeAt(along)}<Position>${positionOf(point)}</Position>${height}<DistanceMeters>${along.toFixed(1)}</DistanceMeters></Trackpoint>\n`;
}

/** A course point. Its name is short, so that a longer one is also in the notes. */
function cueOf({ name, kind, ...place }: MapWaypoint, along: number): string {
  const short = shortened(name, longestCue);
  const notes = short === name ? '' : `<Notes>${xmlText(name)}</Notes>`;
  return `<CoursePoint><Name>${xmlText(short)}</Name>${timeAt(along)}<Position>${positionOf(place)}</Position><PointType>${tcxNames[kind]}</PointType>${notes}</CoursePoint>\n`;
}

/**
 * Course points, in the order of the track. Head units find the place of a course point by its time, which is that of the nearest point of
 * the track. Waypoints beside the route have no such time and are left out.
 */
function cueTimes(waypoints: readonly MapWaypoint[]) {
  const waiting = waypoints.filter(({ distance }) => distance !== null);
  const texts: string[] = [];
  let last = 0;
  return {
    /** Writes the course points up to a point of the track. */
    pass(along: number) {
      for (let cue = waiting[0]; cue; cue = waiting[0]) {
        const at = (cue.distance ?? 0) * metresPerMile;
        if (at > along) break;
        texts.push(cueOf(cue, at - last < along - at ? last : along));
        waiting.shift();
      }
      last = along;
    },
    /** All course points. A distance is rounded, so that it can lie behind the end. */
    written: () => [...texts, ...waiting.map((cue) => cueOf(cue, last))].join(''),
  };
}

/** Writes the parts of a track in their order. Gaps add nothing to the distance: they can be privacy zones. */
function partWriter(pass: (along: number) => void): (part: PartOfPiece) => string {
  let along = 0;
  let last: TrackPoint | undefined;
  return ({ points, isFirst, isLast }) => {
    if (isFirst) last = undefined;
    const texts = points.map((point) => {
      if (last) along += metresBetween(last, { ...point, lng: beside(point.lng, last.lng) });
      last = point;
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
<Lap><TotalTimeSeconds>${Math.round(length / speed)}</TotalTimeSeconds><DistanceMeters>${length.toFixed(1)}</DistanceMeters><Intensity>Active</Intensity></Lap>
`;
  const cues = cueTimes(waypoints);
  const write = partWriter(cues.pass);
  for (const part of trackReader(stride).read(track)) yield write(part);
  yield cues.written();
  yield tail;
}
