import { RouteFault } from './RouteFault.ts';
import { maxPoints } from './routeKind.ts';

// The parser of FIT keeps every message in memory, and developer fields can give its objects any name. So it gets only the
// messages and fields that a route needs.

/** The maximum number of messages of each kind that a route needs, by the number of the kind in the profile of FIT. */
const maxByKind: ReadonlyMap<number, number> = new Map([
  [0, 100], // file_id
  [18, 100], // session
  [20, maxPoints], // record
  [21, 100_000], // event
]);

/** The points of a course. Those beyond the maximum are skipped, because a route does not need them. */
const coursePoint = { kind: 32, most: 1000 };
const isWanted = (kind: number) => maxByKind.has(kind) || kind === coursePoint.kind;

const compressedBit = 0x80;
const definitionBit = 0x40;
const developerBit = 0x20;
/** The bytes of a definition before its fields. Each field has three, of which the second is its size. */
const definitionBytes = 6;
const fieldBytes = 3;
const headerBytes = new Set([12, 14]);
/** The number of the field with the time, in every kind of message. */
const timeField = 253;

interface Definition {
  readonly kind: number;
  /** The bytes of a message, and those of its developer fields behind them. */
  readonly size: number;
  readonly developerSize: number;
  /** Whether the first field is the time. The parser passes over it, with all of its bytes, behind a compressed header. */
  readonly beginsWithTime: boolean;
  /** Where the definition ends without its developer fields, and where with them. */
  readonly fieldsEnd: number;
  readonly end: number;
}

export const damagedFit = () =>
  new RouteFault('is damaged: its FIT messages cannot be read. Copy it from the device again');

/** The sum of the sizes of fields. */
function sizeOf(bytes: Buffer, start: number, count: number): number {
  let size = 0;
  for (let index = 0; index < count; index += 1) size += bytes[start + index * fieldBytes + 1] ?? 0;
  return size;
}

/** The definition at a byte, null if the file ends before it. */
function definitionAt(bytes: Buffer, at: number): Definition | null {
  const fields = bytes[at + definitionBytes - 1] ?? 0;
  const fieldsEnd = at + definitionBytes + fields * fieldBytes;
  // A device that lost its power wrote only a part of the last message.
  if (fieldsEnd > bytes.length) return null;
  const kind = bytes[at + 2] === 0 ? bytes.readUInt16LE(at + 3) : bytes.readUInt16BE(at + 3);
  const size = sizeOf(bytes, at + definitionBytes, fields);
  const beginsWithTime = fields > 0 && bytes[at + definitionBytes] === timeField;
  const hasDevelopers = ((bytes[at] ?? 0) & developerBit) !== 0;
  if (!hasDevelopers) return { kind, size, developerSize: 0, beginsWithTime, fieldsEnd, end: fieldsEnd };
  const developers = bytes[fieldsEnd] ?? 0;
  const end = fieldsEnd + 1 + developers * fieldBytes;
  return { kind, size, developerSize: sizeOf(bytes, fieldsEnd + 1, developers), beginsWithTime, fieldsEnd, end };
}

/** Selects messages of the files in one upload, which share the maximum numbers. */
export function messageSelector(): (file: Buffer) => Buffer<ArrayBuffer> {
  const taken = new Map<number, number>();

  function take(kind: number): boolean {
    const count = (taken.get(kind) ?? 0) + 1;
    if (kind === coursePoint.kind && count <= coursePoint.most) {
      taken.set(kind, count);
      return true;
    }
    const most = maxByKind.get(kind);
    if (most === undefined) return false;
    if (count > most) throw new RouteFault(`has more than ${most.toLocaleString('en')} FIT messages of one kind`);
    taken.set(kind, count);
    return true;
  }

  return (file) => {
    const header = file[0] ?? 0;
    if (!headerBytes.has(header) || file.length < header) throw damagedFit();
    const selected = Buffer.alloc(file.length);
    let length = file.copy(selected, 0, 0, header);
    const keep = (start: number, end: number) => {
      length += file.copy(selected, length, start, end);
    };
    const definitions: Definition[] = [];
    for (let at = header; at < file.length; ) {
      const first = file[at] ?? 0;
      const isCompressed = (first & compressedBit) !== 0;
      if (!isCompressed && (first & definitionBit) !== 0) {
        const definition = definitionAt(file, at);
        if (!definition) break;
        definitions[first & 0x0f] = definition;
        if (isWanted(definition.kind)) {
          selected[length] = first & ~developerBit;
          length += 1;
          keep(at + 1, definition.fieldsEnd);
        }
        at = definition.end;
      } else {
        const definition = definitions[isCompressed ? (first >> 5) & 3 : first & 0x0f];
        if (!definition || (isCompressed && definition.beginsWithTime)) throw damagedFit();
        const end = at + 1 + definition.size;
        if (end <= file.length && take(definition.kind)) keep(at, end);
        at = end + definition.developerSize;
      }
    }
    selected.writeUInt32LE(length - header, 4);
    return selected.subarray(0, length);
  };
}
