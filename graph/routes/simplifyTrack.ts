import { simplify } from '@turf/simplify';
import type { Crosses } from './cutTrack.ts';
import { earthRadius, metresAlong } from './metresBetween.ts';
import type { Piece, Track, TrackPoint } from './Track.ts';

type Position = Pick<TrackPoint, 'lat' | 'lng'>;

const maxPoints = 1000;
/** The maximum length of a track in steps of its tolerance. It limits the work for any track. */
const steps = 20_000;
const leastTolerance = 2;
const growth = 1.5;
const maxRounds = 24;
const radians = Math.PI / 180;

interface Simplification {
  /** How far the line may deviate from the points, in metres. */
  readonly tolerance: number;
  readonly crosses: Crosses;
}

/** Simplifies a piece to fewer points (Ramer–Douglas–Peucker), in degrees scaled to equal length in both directions. */
function thinned(piece: readonly Position[], tolerance: number): Position[] {
  const narrowing = Math.max(0.01, Math.cos((piece[0]?.lat ?? 0) * radians));
  const coordinates = piece.map(({ lat, lng }) => [lng * narrowing, lat]);
  const degrees = tolerance / earthRadius / radians;
  const line = simplify({ type: 'LineString' as const, coordinates }, { tolerance: degrees, mutate: true });
  return line.coordinates.map(([x = 0, lat = 0]) => ({ lat, lng: x / narrowing }));
}

/**
 * The line of a piece without shortcuts through hidden areas. If a straight line would cross one, the halves of the
 * piece are simplified separately.
 */
function clearLine(piece: Piece, simplification: Simplification): Position[] {
  const { tolerance, crosses } = simplification;
  if (piece.length <= 2) return [...piece];
  const line = thinned(piece, tolerance);
  const bare = line.map((position) => ({ ...position, elevation: null }));
  if (!bare.some((point, index) => crosses(bare[index - 1] ?? point, point))) return line;
  const middle = piece.length >> 1;
  const head = clearLine(piece.slice(0, middle + 1), simplification);
  return [...head, ...clearLine(piece.slice(middle), simplification).slice(1)];
}

const countOf = (line: readonly (readonly Position[])[]) => line.reduce((sum, { length }) => sum + length, 0);

/** The first `count` points of a line. */
function firstOf(line: readonly Position[][]): Position[][] {
  let left = maxPoints;
  const kept = line.map((piece) => {
    const part = piece.slice(0, left);
    left -= part.length;
    return part;
  });
  return kept.filter(({ length }) => length > 1);
}

/** A line to draw that stays near the track, with at most 1,000 points. */
export function simplifyTrack(track: Track, crosses: Crosses): Position[][] {
  const length = track.reduce((sum, piece) => sum + metresAlong(piece), 0);
  let tolerance = Math.max(leastTolerance, length / steps);
  let line: Position[][] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    line = track.map((piece) => clearLine(piece, { tolerance, crosses }));
    if (countOf(line) <= maxPoints) break;
    tolerance *= growth;
  }
  return firstOf(line);
}
