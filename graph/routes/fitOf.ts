import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder';
import type { MapWaypoint, WaypointKind } from '../model/routes/waypoints.ts';
import type { CoursePoint } from './courseWalk.ts';
import { courseStart, cueFinder, cuesOf, metresPerMile, secondsAt, trackMeter } from './courseWalk.ts';
import { longitudeText, stride } from './routeTexts.ts';
import type { TrackPoint } from './Track.ts';
import { type PartOfPiece, pieceLengths, trackReader } from './trackBytes.ts';

// A FIT course, the format of head units. The encoder writes all messages but the points of the track: it needs 7 ms for 1,000 points,
// which blocks other requests, and keeps its whole file in memory as a list of numbers. Each part of the course has an encoder of its own.

const messages = { fileId: 0, lap: 19, record: 20, event: 21, course: 31, coursePoint: 32 };
const headerBytes = 14;
const checksumBytes = 2;
/** The maximum length of a text, in bytes of UTF-8. */
const longestText = 120;
/** Between two pieces, in seconds: the points on both sides of a pause have different times. */
const pause = 2;
const noHeight = 0xffff;

/** The numbers of the kinds in the profile of FIT. */
const kinds: Readonly<Record<WaypointKind, number>> = {
  generic: 0,
  summit: 1,
  valley: 2,
  water: 3,
  food: 4,
  danger: 5,
  left: 6,
  right: 7,
  straight: 8,
  first_aid: 9,
};

type Field = FitEncoderField;
const enumeration = (number: number, value: number): Field => ({ number, size: 1, baseType: FitBaseType.Enum, value });
const uint16 = (number: number, value: number): Field => ({ number, size: 2, baseType: FitBaseType.Uint16, value });
/** The largest value of 32 bits that is not the mark of a missing one. Only tracks around the world are longer, in centimetres. */
const largest = 0xfffffffe;
const uint32 = (number: number, value: number): Field => ({
  number,
  size: 4,
  baseType: FitBaseType.Uint32,
  value: Math.min(value, largest),
});
const startOfCourse = FitEncoder.toFitTimestamp(new Date(courseStart));
const time = (number: number, seconds: number) => uint32(number, startOfCourse + seconds);
const centimetres = (metres: number) => Math.min(Math.round(metres * 100), largest);
const length = (number: number, metres: number) => uint32(number, centimetres(metres));
const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180) || 0;
/** 180 degrees east are 180 degrees west, which the format can write. */
const semicirclesEast = (lng: number) => semicircles(Number(longitudeText(lng)));
const angle = (number: number, value: number): Field => ({ number, size: 4, baseType: FitBaseType.Sint32, value });

function text(number: number, words: string): Field {
  let short = '';
  for (const character of words.toWellFormed().replaceAll('\0', '')) {
    if (Buffer.byteLength(short + character) > longestText) break;
    short += character;
  }
  const value = FitEncoder.string(short);
  return { number, size: value.length, baseType: FitBaseType.String, value };
}

/** In fifths of a metre above -500 metres. */
const heightOf = (elevation: number | null) => (elevation === null ? noHeight : Math.round((elevation + 500) * 5));

const place = (first: number, { lat, lng }: Pick<TrackPoint, 'lat' | 'lng'>) => [
  angle(first, semicircles(lat)),
  angle(first + 1, semicirclesEast(lng)),
];

/** Stops or starts the clock. */
const timerEvent = (seconds: number, type: number) => [time(253, seconds), enumeration(0, 0), enumeration(1, type)];
const timer = { start: 0, stop: 4 };

/** The data of a file, without its header and checksum. */
const dataOf = (file: FitEncoder): Uint8Array => file.close().subarray(headerBytes, -checksumBytes);

/** The checksum of bytes behind others with the checksum `before`: it is mixed into the first two bytes. */
function checksumAfter(before: number, bytes: Uint8Array): number {
  const mixed = Uint8Array.from(bytes);
  mixed[0] = (mixed[0] ?? 0) ^ (before & 0xff);
  mixed[1] = (mixed[1] ?? 0) ^ (before >> 8);
  return FitEncoder.calculateCRC(mixed);
}

/** The bytes of a point: the number of its definition, and the fields below. */
const pointBytes = 1 + 4 + 4 + 4 + 2 + 4;

/** The definition of the points that follow: `writePoint` writes these fields in this order. */
const pointDefinition = dataOf(
  new FitEncoder().writeMessage(messages.record, [
    time(253, 0),
    ...place(0, { lat: 0, lng: 0 }),
    uint16(2, noHeight),
    length(5, 0),
  ]),
).subarray(0, -pointBytes);

interface Passed {
  readonly point: TrackPoint;
  /** In metres. */
  readonly along: number;
  readonly seconds: number;
}

function writePoint(bytes: Buffer, at: number, { point, along, seconds }: Passed): void {
  bytes.writeUInt32LE(startOfCourse + seconds, at + 1);
  bytes.writeInt32LE(semicircles(point.lat), at + 5);
  bytes.writeInt32LE(semicirclesEast(point.lng), at + 9);
  bytes.writeUInt16LE(heightOf(point.elevation), at + 13);
  bytes.writeUInt32LE(centimetres(along), at + 15);
}

const wordOf = (number: number) => Uint8Array.of(number & 0xff, number >> 8);

/** The header of a file with this number of bytes of data. */
function headerOf(dataLength: number): Uint8Array {
  const header = Buffer.from(new FitEncoder().close().subarray(0, headerBytes));
  header.writeUInt32LE(dataLength, 4);
  header.writeUInt16LE(
    FitEncoder.calculateCRC(header.subarray(0, headerBytes - checksumBytes)),
    headerBytes - checksumBytes,
  );
  return header;
}

interface Facts {
  /** A text that everyone who may read the file may read. */
  readonly name: string;
  /** The length of the track in miles. */
  readonly distance: number;
  readonly waypoints?: readonly MapWaypoint[];
}

function headOf({ name, distance }: Facts): Uint8Array {
  const metres = distance * metresPerMile;
  const elapsed = secondsAt(metres) * 1000;
  const file = new FitEncoder();
  // The manufacturer of files that no device has written.
  file.writeMessage(messages.fileId, [enumeration(0, 6), uint16(1, 255), uint16(2, 0), time(4, 0)]);
  file.writeMessage(messages.course, [text(5, name.trim() || 'Route'), enumeration(4, 2)], 1);
  const sums = [uint32(7, elapsed), uint32(8, elapsed), length(9, metres)];
  file.writeMessage(messages.lap, [time(253, 0), time(2, 0), ...sums], 2);
  file.writeMessage(messages.event, timerEvent(0, timer.start), 3);
  return dataOf(file);
}

/** The number of ascending numbers up to a limit. */
function countUpTo(limit: number, numbers: readonly number[]): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the parts of a track in their order. `secondsOf` is the time at a distance that it has passed. */
function courseWriter(pass: (along: number) => void) {
  const { leave, reach } = trackMeter();
  /** The distances at which pieces begin. */
  const starts: number[] = [];
  const timeIn = (pieces: number, at: number) => secondsAt(at) + Math.max(0, pieces - 1) * pause;
  const secondsOf = (at: number) => timeIn(countUpTo(at, starts), at);
  let [along, seconds] = [0, 0];

  function gap(): Uint8Array {
    leave();
    starts.push(along);
    const file = new FitEncoder();
    if (starts.length > 1) {
      file.writeMessage(messages.event, timerEvent(seconds, timer.stop), 3);
      file.writeMessage(messages.event, timerEvent(timeIn(starts.length, along), timer.start), 3);
    }
    return dataOf(file);
  }

  function write({ points, isFirst }: PartOfPiece): Uint8Array {
    const events = isFirst ? gap() : new Uint8Array();
    const written = Buffer.alloc(points.length * pointBytes);
    for (const [index, point] of points.entries()) {
      along = reach(point);
      seconds = timeIn(starts.length, along);
      pass(along);
      writePoint(written, index * pointBytes, { point, along, seconds });
    }
    return Buffer.concat([events, pointDefinition, written]);
  }

  return { write, secondsOf, end: () => seconds };
}

const cueFields = ({ waypoint, along }: CoursePoint, seconds: number): Field[] => [
  time(1, seconds),
  ...place(2, waypoint),
  length(4, along),
  enumeration(5, kinds[waypoint.kind]),
  text(6, waypoint.name),
];

function tailOf(cues: readonly CoursePoint[], secondsOf: (along: number) => number, end: number): Uint8Array {
  const file = new FitEncoder();
  for (const cue of cues) file.writeMessage(messages.coursePoint, cueFields(cue, secondsOf(cue.along)));
  file.writeMessage(messages.event, timerEvent(end, timer.stop), 3);
  return dataOf(file);
}

const messageLength = (...written: [number, Field[]][]) =>
  dataOf(written.reduce((file, [kind, fields]) => file.writeMessage(kind, fields), new FitEncoder())).length;

/** The number of bytes of the parts of a track, as `courseWriter` writes them. */
function lengthOfParts(track: Buffer): number {
  const event: [number, Field[]] = [messages.event, timerEvent(0, timer.start)];
  const lengths = [...pieceLengths(track)];
  const parts = lengths.reduce((sum, count) => sum + Math.ceil(count / stride), 0);
  const points = lengths.reduce((sum, count) => sum + count, 0);
  return (
    parts * pointDefinition.length + points * pointBytes + Math.max(0, lengths.length - 1) * messageLength(event, event)
  );
}

/** The bytes of a track as a FIT course, in pieces generated on demand, without rider or time of the ride. */
export function* fitOf(track: Buffer, facts: Facts): Generator<Uint8Array> {
  const { waypoints = [] } = facts;
  const head = headOf(facts);
  const unknown = cuesOf(waypoints).map((waypoint) => ({ waypoint, along: 0 }));
  const tailLength = tailOf(unknown, () => 0, 0).length;
  let sum = 0;
  const noted = (bytes: Uint8Array) => {
    sum = checksumAfter(sum, bytes);
    return bytes;
  };
  yield noted(headerOf(head.length + lengthOfParts(track) + tailLength));
  yield noted(head);
  const cues = cueFinder(waypoints);
  const { write, secondsOf, end } = courseWriter(cues.pass);
  for (const part of trackReader(stride).read(track)) yield noted(write(part));
  yield noted(tailOf(cues.found(), secondsOf, end()));
  yield wordOf(sum);
}
