import type { Line, Profile } from '../model/routes/mapLine.ts';
import { climbOf } from './climbOf.ts';
import { type Circle, crossesAny, cutTrack } from './cutTrack.ts';
import { wrapped } from './longitudes.ts';
import { metresAlong } from './metresBetween.ts';
import { profileOf } from './profileOf.ts';
import { simplifyTrack } from './simplifyTrack.ts';
import type { Track } from './Track.ts';
import { encodeTrack } from './trackBytes.ts';

// The maps of a route. They are computed only from the track outside the circles.

const metresPerMile = 1609.344;
const feetPerMetre = 1 / 0.3048;
/** The maximum number of pieces that are drawn. Beyond it, the longest are. */
const maxPieces = 100;

/** The edges of a map, in degrees. `west` is greater than `east` if it crosses the 180th meridian. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface DrawnMap {
  /** In miles. */
  readonly distance: number;
  /** In feet. */
  readonly elevation: number;
  readonly hasElevation: boolean;
  /** Null if no part of the track is left. */
  readonly bounds: Bounds | null;
  readonly line: Line;
  readonly profile: Profile;
  readonly points: number;
  readonly track: Buffer;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
/** To about a metre. */
const degrees = (value: number) => rounded(value, 5);
const longitude = (value: number) => degrees(wrapped(value));

function boundsOf(track: Track): Bounds | null {
  let [south, west, north, east] = [90, Number.POSITIVE_INFINITY, -90, Number.NEGATIVE_INFINITY];
  for (const { lat, lng } of track.flat()) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  if (track.length === 0) return null;
  const isAround = degrees(east) - degrees(west) >= 360;
  const [left, right] = isAround ? [-180, 180] : [longitude(west), longitude(east)];
  return { south: degrees(south), west: left, north: degrees(north), east: right };
}

/** The longest pieces, in their order in the track. */
function mainPieces(track: Track): Track {
  if (track.length <= maxPieces) return track;
  const longest = new Set(
    [...track].toSorted((one, other) => metresAlong(other) - metresAlong(one)).slice(0, maxPieces),
  );
  return track.filter((piece) => longest.has(piece));
}

/** Draws the part of a track outside the circles. For the owner there are no circles. */
export function drawMap(track: Track, circles: readonly Circle[]): DrawnMap {
  const crosses = crossesAny(circles);
  const shown = circles.length > 0 ? cutTrack(track, crosses) : track;
  const drawn = mainPieces(shown);
  const hasElevation = shown.length > 0 && shown.every((piece) => piece.every(({ elevation }) => elevation !== null));
  const climbed = hasElevation ? shown.reduce((sum, piece) => sum + climbOf(piece), 0) : 0;
  const profile = hasElevation ? profileOf(drawn) : [];
  return {
    distance: rounded(shown.reduce((sum, piece) => sum + metresAlong(piece), 0) / metresPerMile, 3),
    elevation: rounded(climbed * feetPerMetre, 0),
    hasElevation,
    bounds: boundsOf(shown),
    line: simplifyTrack(drawn, crosses).map((piece) => piece.map(({ lat, lng }) => [degrees(lat), longitude(lng)])),
    profile: profile.map((samples) =>
      samples.map(({ distance, elevation, gradient, lat, lng }) => [
        rounded(distance / metresPerMile, 3),
        rounded(elevation * feetPerMetre, 0),
        rounded(gradient, 1),
        degrees(lat),
        longitude(lng),
      ]),
    ),
    points: shown.reduce((sum, { length }) => sum + length, 0),
    track: encodeTrack(shown),
  };
}
