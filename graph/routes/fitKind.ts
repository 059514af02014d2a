import FitParser from 'fit-file-parser';
import { damagedFit, messageSelector } from './fitMessages.ts';
import { RouteFault } from './RouteFault.ts';
import { type FoundWaypoint, memberOf, type PointKind } from './routeKind.ts';

// FIT is the binary format of head units. A file is an activity or a course. Its points are its records.

type Parsed = NonNullable<Parameters<Parameters<FitParser['parse']>[1]>[1]>;
type Session = NonNullable<Parsed['sessions']>[number];

const leastHeaderBytes = 12;
const checksumBytes = 2;
/** A file can consist of several files, one after the other. */
const maxParts = 100;

/** Whether a FIT file begins at this byte. */
export const isFit = (bytes: Uint8Array, start = 0): boolean =>
  Buffer.from(bytes.subarray(start + 8, start + leastHeaderBytes)).toString('latin1') === '.FIT';

interface Part {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Where the next part can begin. */
  readonly end: number;
}

/** The FIT file that begins at `start`, with the length of its data in the header. */
function partAt(bytes: Uint8Array, start: number): Part {
  const header = bytes[start] ?? 0;
  const length = Buffer.from(bytes.subarray(start, start + leastHeaderBytes)).readUInt32LE(4);
  const end = start + header + length;
  if (end > bytes.length) {
    throw new RouteFault('is cut off: the end of the FIT file is missing. Copy it from the device again');
  }
  if (length > 0) return { bytes: Buffer.from(bytes.subarray(start, end)), end };
  // A device writes the length when it closes the file. It stays 0 if the power fails before.
  const rest = Buffer.from(bytes.subarray(start, Math.max(start + leastHeaderBytes, bytes.length - checksumBytes)));
  rest.writeUInt32LE(Math.max(0, rest.length - header), 4);
  return { bytes: rest, end: bytes.length };
}

/** The messages of a FIT file. The parser ignores checksums, which some devices write wrongly. */
function parse(bytes: Buffer<ArrayBuffer>): Parsed {
  const parsed: Parsed[] = [];
  try {
    new FitParser().parse(bytes, (_fault, data) => data && parsed.push(data));
  } catch {
    // The parser's own messages are not for riders.
  }
  const [found] = parsed;
  if (found) return found;
  throw damagedFit();
}

const secondsOf = (time: unknown): number => (time instanceof Date ? time.getTime() / 1000 : Number.NaN);
const isRide = ({ sport }: Session) => sport === 'cycling' || sport === 'e_biking';
/** Points without a position come from an indoor trainer, or from a receiver without one. */
const isPlaced = (point: unknown) => memberOf(point, 'position_lat') !== undefined;

/** The records of each session by bicycle if the file also has other sports, else all records. */
function ridden({ records = [], sessions = [] }: Parsed): unknown[][] {
  const placed = records.filter(isPlaced);
  const rides = sessions.filter(isRide);
  if (rides.length === sessions.length) return [placed];
  const spans = rides.map(({ start_time, total_elapsed_time = 0 }) => ({
    start: secondsOf(start_time),
    length: total_elapsed_time,
  }));
  const lists: (typeof placed)[] = spans.map(() => []);
  // Each point belongs to one session, also where sessions overlap.
  for (const record of placed) {
    const second = secondsOf(record.timestamp);
    const index = spans.findIndex(({ start, length }) => second >= start && second <= start + length);
    lists[index]?.push(record);
  }
  const found = lists.filter(({ length }) => length > 1);
  return found.length > 0 ? found : [placed];
}

/** Splits points at the instants when the rider has resumed after a pause. */
function splitAtStarts(points: readonly unknown[], { events = [] }: Parsed): unknown[][] {
  const starts = events
    .filter(({ event, event_type }) => event === 'timer' && event_type === 'start')
    .map(({ timestamp }) => secondsOf(timestamp))
    .filter((second) => !Number.isNaN(second))
    .toSorted((one, other) => one - other);
  const pieces: unknown[][] = [[]];
  let next = 0;
  for (const point of points) {
    const second = secondsOf(memberOf(point, 'timestamp'));
    const before = next;
    while ((starts[next] ?? Number.POSITIVE_INFINITY) <= second) next += 1;
    if (next > before) pieces.push([]);
    pieces.at(-1)?.push(point);
  }
  return pieces;
}

const waypointOf = (point: unknown): FoundWaypoint => ({
  ...fitKind.position(point),
  name: memberOf(point, 'name'),
  kinds: [memberOf(point, 'type')],
  isInOrder: true,
});

/** The lists of points in a FIT file, and the points of its course. */
export function readFit(bytes: Uint8Array): { lists: unknown[][]; waypoints: FoundWaypoint[] } {
  const lists: unknown[][] = [];
  const waypoints: FoundWaypoint[] = [];
  const select = messageSelector();
  let start = 0;
  for (let part = 0; part < maxParts && (part === 0 || isFit(bytes, start)); part += 1) {
    const { bytes: file, end } = partAt(bytes, start);
    const parsed = parse(select(file));
    for (const list of ridden(parsed).flatMap((points) => splitAtStarts(points, parsed))) lists.push(list);
    for (const point of parsed.course_points ?? []) waypoints.push(waypointOf(point));
    start = end + checksumBytes;
  }
  return { lists, waypoints };
}

export const fitKind: PointKind = {
  position: (point) => ({ lat: memberOf(point, 'position_lat'), lng: memberOf(point, 'position_long') }),
  elevation: (point) => memberOf(point, 'enhanced_altitude') ?? memberOf(point, 'altitude'),
  time: (point) => memberOf(point, 'timestamp'),
};
