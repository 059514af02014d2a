import { climbOf } from './climbOf.ts';
import type { Circle } from './cutTrack.ts';
import { crossesAny, cutTrack } from './cutTrack.ts';
import { wrapped } from './longitudes.ts';
import { metresAlong } from './metresBetween.ts';
import { profileOf } from './profileOf.ts';
import { simplifyTrack } from './simplifyTrack.ts';
import type { Track } from './Track.ts';
import { encodeTrack } from './trackBytes.ts';

// What is shown of a route: made of what its circles leave of the track, and of nothing else.

const metresPerMile = 1609.344;
const feetPerMetre = 1 / 0.3048;
/** How many pieces are drawn; the longest, where there are more. */
const mostPieces = 100;

/** The edges of a map, in degrees; `west` is more than `east` where it reaches across the 180th meridian. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Points as [lat, lng]. */
export type Line = readonly (readonly (readonly [number, number])[])[];

/** Samples as [miles, feet, percent, lat, lng]. */
export type Profile = readonly (readonly (readonly [number, number, number, number, number])[])[];

export interface DrawnMap {
  /** Miles. */
  readonly distance: number;
  /** Feet. */
  readonly elevation: number;
  readonly hasElevation: boolean;
  /** Null where nothing is left to show. */
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
  const isAround = east - west >= 360;
  const [left, right] = isAround ? [-180, 180] : [longitude(west), longitude(east)];
  return { south: degrees(south), west: left, north: degrees(north), east: right };
}

/** The longest pieces in their order. */
function mainPieces(track: Track): Track {
  if (track.length <= mostPieces) return track;
  const longest = new Set(
    [...track].toSorted((one, other) => metresAlong(other) - metresAlong(one)).slice(0, mostPieces),
  );
  return track.filter((piece) => longest.has(piece));
}

/** Draws what may be seen of a track by those from whom the circles are hidden; by its owner, with no circles. */
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
