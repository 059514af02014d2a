import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { gpxOf } from './gpxOf.ts';
import { tcxOf } from './tcxOf.ts';

interface Wanted {
  readonly format: 'gpx' | 'tcx';
  /** A text that everyone who may read the file may read. */
  readonly name: string;
  /** The length of the track in miles. */
  readonly distance: number;
  readonly waypoints: readonly MapWaypoint[];
}

/** The bytes of a track as a file, in pieces generated on demand. */
export const writeTrack = (track: Buffer, { format, ...facts }: Wanted): Generator<string> =>
  format === 'gpx' ? gpxOf(track, facts) : tcxOf(track, facts);
