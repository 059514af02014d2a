import { type Climb, type ClimbCategory, maxClimbs } from './Climb.ts';
import type { ProfileSample } from './RideMap.ts';

const metresPerMile = 1609.344;
const metresPerFoot = 0.3048;

/** A climb has at least this length in metres, and rises by at least this part of it. */
const leastLength = 500;
const leastSlope = 0.03;
/** How many metres the road may fall behind one that rises by `leastSlope` and still be the same climb. */
const maxLag = 30;
/** Gradients over less than this many metres are mostly noise of the altimeter. */
const steepestOver = 100;
/** The lowest scores: metres of length times percent. */
const categories: readonly (readonly [ClimbCategory, number])[] = [
  ['HC', 80_000],
  ['C1', 64_000],
  ['C2', 32_000],
  ['C3', 16_000],
  ['C4', 8_000],
];

/** A point of a profile in metres. */
interface Place {
  readonly index: number;
  readonly sample: Sample;
  readonly along: number;
  readonly height: number;
  /** The height above a road that rises by `leastSlope` from the start. */
  readonly lead: number;
}

interface Rise {
  readonly from: Place;
  readonly to: Place;
  /** The index of the last rise before this one that starts lower, by lead. */
  readonly before: number;
}

type Sample = Pick<ProfileSample, 'distance' | 'elevation'>;

function placeOf(sample: Sample, index: number): Place {
  const along = sample.distance * metresPerMile;
  const height = sample.elevation * metresPerFoot;
  return { index, sample, along, height, lead: height - along * leastSlope };
}

/**
 * The rises of a piece, by the linear algorithm for all maximal scoring subsequences (W. L. Ruzzo and M. Tompa, 1999). A
 * step scores what its lead gains. Rises are joined if the joined one gains more lead than each of them, unless the road
 * between them loses more than `maxLag`.
 */
function risesOf(places: readonly Place[]): Rise[] {
  const rises: Rise[] = [];
  places.forEach((to, index) => {
    let from = places[index - 1] ?? to;
    if (to.lead <= from.lead) return;
    const leadBefore = from.lead;
    let before = rises.length - 1;
    for (let rise = rises[before]; rise && rise.from.lead >= leadBefore; rise = rises[before]) before = rise.before;
    for (let rise = rises[before]; rise && isJoined(rise, from, to); rise = rises[before]) {
      rises.length = before;
      from = rise.from;
      before = rise.before;
    }
    rises.push({ from, to, before });
  });
  return rises;
}

const isJoined = (rise: Rise, from: Place, to: Place) => rise.to.lead < to.lead && rise.to.lead - from.lead <= maxLag;

/** The steepest gradient in percent over stretches of at least `steepestOver`. */
function steepestOf(places: readonly Place[]): number {
  let steepest = 0;
  let start = 0;
  for (const { along, height } of places) {
    while (along - (places[start + 1]?.along ?? along) >= steepestOver) start += 1;
    const first = places[start];
    const way = along - (first?.along ?? along);
    if (first && way >= steepestOver) steepest = Math.max(steepest, ((height - first.height) / way) * 100);
  }
  return steepest;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function climbOn(places: readonly Place[], { from, to }: Rise): Climb | undefined {
  const length = to.along - from.along;
  const mean = ((to.height - from.height) / length) * 100;
  const [category] = categories.find(([, least]) => length * mean >= least) ?? [];
  if (length < leastLength || !category) return;
  const steepest = steepestOf(places.slice(from.index, to.index + 1));
  return {
    startDistance: from.sample.distance,
    endDistance: to.sample.distance,
    length: rounded(to.sample.distance - from.sample.distance, 3),
    gain: rounded(to.sample.elevation - from.sample.elevation, 0),
    meanGradient: rounded(mean, 1),
    steepestGradient: rounded(Math.max(steepest, mean), 1),
    category,
  };
}

const scoreOf = ({ length, meanGradient }: Climb) => length * meanGradient;

function hardest(climbs: Climb[]): Climb[] {
  if (climbs.length <= maxClimbs) return climbs;
  const kept = new Set(climbs.toSorted((one, other) => scoreOf(other) - scoreOf(one)).slice(0, maxClimbs));
  return climbs.filter((climb) => kept.has(climb));
}

/**
 * The climbs in the pieces of a profile, in order, at most `maxClimbs`. None crosses a gap. They depend on the profile alone, so that they
 * reveal nothing of a hidden part.
 */
export function climbsOf(profile: readonly (readonly Sample[])[]): Climb[] {
  const climbs = profile.flatMap((piece) => {
    const places = piece.map(placeOf);
    return risesOf(places).flatMap((rise) => climbOn(places, rise) ?? []);
  });
  return hardest(climbs);
}
