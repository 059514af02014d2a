import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { fitOf } from './fitOf.ts';
import { gpxOf } from './gpxOf.ts';
import { tcxOf } from './tcxOf.ts';

/** The formats in which a track is written. */
export type RouteFormat = 'gpx' | 'tcx' | 'fit';

const writers = { gpx: gpxOf, tcx: tcxOf, fit: fitOf };

interface Wanted {
  readonly format: RouteFormat;
  /** A text that everyone who may read the file may read. */
  readonly name: string;
  /** The length of the track in miles. */
  readonly distance: number;
  readonly waypoints: readonly MapWaypoint[];
}

/** The bytes of a track as a file, in pieces generated on demand. */
export const writeTrack = (track: Buffer, { format, ...facts }: Wanted): Iterable<string | Uint8Array> =>
  writers[format](track, facts);
