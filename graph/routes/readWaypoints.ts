import { type MapWaypoint, type StoredWaypoint, WaypointKind } from '../model/routes/waypoints.ts';
import { excerpt } from '../platform/lib/excerpt.ts';
import { inOneLine } from '../platform/lib/plainText.ts';
import { wrapped } from './longitudes.ts';
import { RouteFault } from './RouteFault.ts';
import type { FoundWaypoint } from './routeKind.ts';
import { positionOf } from './routeNumbers.ts';
import { xmlCharacters } from './routeTexts.ts';
import type { Track } from './Track.ts';
import { measuredTrack, milesAlong, type Visit, visitsOf } from './visitsOf.ts';

// The waypoints of a file. Those without a valid position or without any text are skipped.

/** The maximum number of waypoints of a route. Those after it are skipped. */
export const maxWaypoints = 200;
const longestName = 80;
/** The characters of a text that are looked at. */
const longestText = 1000;
/** Places that are nearer to a waypoint than its nearest one and this many metres can be meant by it. */
const tolerance = 25;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(reference: string): string {
  const code = Number(reference.replace(/^#/, '').replace(/^x/i, '0x'));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** A text with the characters that XML spells as entities. The parser does not replace them. */
const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|(#\d{1,7}|#[xX][\da-fA-F]{1,6}));/g, (_, name, reference) =>
    name ? (entities[name] ?? '') : characterOf(reference),
  );

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Times of day, dates with a year, and stamps of digits. Recorders write them. The times of a member's rides are not published. */
const instants = [
  /\d:\d\d/,
  /\d{8}[ _t-]?\d{6}/i,
  /(?:19|20)\d\d[-/._]\d{1,2}[-/._]\d/,
  /\d[-/._]\d{1,2}[-/._](?:19|20)\d\d/,
  /\d[-/.][a-z]{3}[-/.]\d\d/i,
  /\d(?:st|nd|rd|th|\.)? \p{L}{3,10}\.?,? (?:19|20)\d\d/iu,
  /\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d/iu,
];

/** A text of a file in one line, without control characters. Empty if nothing of it is visible, and if it has a time or a date. */
function cleaned(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = inOneLine(
    xmlCharacters(withoutEntities(value.slice(0, longestText))).replaceAll(/[\u007f-\u009f]/g, ' '),
  );
  const isInstant = instants.some((pattern) => pattern.test(text));
  return isInstant || text.replaceAll(invisible, '').trim() === '' ? '' : text;
}

/** Words for kinds in TCX, in FIT and in the symbols of GPX. The first pattern that matches decides. */
const patterns: readonly (readonly [WaypointKind, RegExp])[] = [
  [WaypointKind.FIRST_AID, /\b(first aid|aid station|medical|hospital|pharmacy)\b/],
  [WaypointKind.LEFT, /\bleft\b/],
  [WaypointKind.RIGHT, /\bright\b/],
  [WaypointKind.STRAIGHT, /\b(straight|middle fork)\b/],
  [WaypointKind.SUMMIT, /\b(summit|peak|(fourth|third|second|first|hors|4th|3rd|2nd|1st) category)\b/],
  [WaypointKind.VALLEY, /\bvalley\b/],
  [WaypointKind.WATER, /\b(water|fountain)\b/],
  [WaypointKind.FOOD, /\b(food|restaurant|bakery|store|convenience|energy gel|sports drink)\b|\bcaf[eé]/],
  [WaypointKind.DANGER, /\b(danger|hazard|alert|obstacle|sharp curve|steep incline)\b/],
];

function kindOf(words: readonly unknown[] = []): WaypointKind {
  for (const word of words) {
    const text = cleaned(word).toLowerCase().replaceAll('_', ' ');
    const known = patterns.find(([, pattern]) => pattern.test(text));
    if (known) return known[0];
  }
  return WaypointKind.GENERIC;
}

/** TCX has short names and says more in notes. A note that contains the name replaces it. */
function textOf({ name, note }: FoundWaypoint): string {
  const [short, long] = [cleaned(name), cleaned(note)];
  if (long === '') return short;
  return long.toLowerCase().includes(short.toLowerCase()) ? long : `${short}: ${long}`;
}

const wordOf = (kind: WaypointKind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replace('_', ' ')}`;

type Placed = Omit<MapWaypoint, 'distance'> & { readonly isInOrder: boolean };

/** The waypoint of valid values. Undefined without a position, and without a text and a kind. */
function placedOf(found: FoundWaypoint): Placed | undefined {
  const position = positionOf(found);
  const kind = kindOf(found.kinds);
  const text = textOf(found) || (kind === WaypointKind.GENERIC ? '' : wordOf(kind));
  if (position instanceof RouteFault || text === '') return;
  const [lat, lng] = [position.lat, wrapped(position.lng)].map((degrees) => Number(degrees.toFixed(6))) as [
    number,
    number,
  ];
  return { lat, lng, name: excerpt(text, longestName), kind, isInOrder: found.isInOrder };
}

/** The visit that a waypoint means. A route can pass a place several times: waypoints in order continue from the last one. */
function meantVisit(visits: readonly Visit[], last: number): Visit | undefined {
  const least = visits.reduce((found, { off }) => Math.min(found, off), Number.POSITIVE_INFINITY);
  const near = visits.filter(({ off }) => off <= least + tolerance);
  return near.find(({ along }) => along >= last) ?? near[0];
}

/** The waypoints of a route by their distance along its track. Those beside it come last. */
export function readWaypoints(found: Iterable<FoundWaypoint>, track: Track): StoredWaypoint[] {
  const waypoints: StoredWaypoint[] = [];
  const measured = measuredTrack(track);
  let last = 0;
  for (const each of found) {
    if (waypoints.length === maxWaypoints) break;
    const placed = placedOf(each);
    if (!placed) continue;
    const { isInOrder, ...waypoint } = placed;
    const visit = meantVisit(visitsOf(measured, waypoint), isInOrder ? last : 0);
    if (visit && isInOrder) last = visit.along;
    const distance = visit ? milesAlong(visit.along) : null;
    waypoints.push({ ...waypoint, distance, ...(isInOrder ? { isCue: true } : {}) });
  }
  const orderOf = ({ distance }: MapWaypoint) => distance ?? Number.POSITIVE_INFINITY;
  return waypoints.toSorted((one, other) =>
    orderOf(one) < orderOf(other) ? -1 : Number(orderOf(one) > orderOf(other)),
  );
}
