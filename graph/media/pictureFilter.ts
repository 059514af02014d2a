import { plainBodyBytes } from '../platform/http/bodyLimits.ts';
import { DomainError } from '../platform/lib/errors.ts';
import type { Delivery, PictureWriter } from '../platform/storage/inbox.ts';

// A picture of 50 MB in JSON would need four times its size in memory, and parsing it would block every other request.
// So this filter removes it from the text as it arrives and inserts a short URL.

const quote = 0x22;
const backslash = 0x5c;
/** JSON allows a backslash before a slash. */
const pictureStart = /^data:image\\?\/[a-z0-9.+-]+;base64,/i;
/** The maximum length of the start of a picture. */
const startLength = 100;

/** A step of the filter: the bytes to pass on, the remaining bytes, and whether more bytes are needed. */
interface Step {
  passed?: Buffer;
  rest: Buffer;
  isWaiting?: boolean;
  /** The state after this step. Absent while it stays the same. */
  next?: State;
}

type State = (bytes: Buffer, delivery: Pick<Delivery, 'begin'>) => Promise<Step> | Step;

/** Decodes base64 that arrives in pieces. */
function base64Reader(writer: PictureWriter) {
  let pending = '';
  let isPadded = false;
  return {
    async read(piece: string): Promise<void> {
      const text = pending + piece.replaceAll('\\/', '/');
      const whole = text.length - (text.length % 4);
      const digits = text.slice(0, whole);
      pending = text.slice(whole);
      const padding = digits.endsWith('=') ? digits.length - digits.indexOf('=') : 0;
      const bytes = Buffer.from(digits, 'base64');
      // Node.js skips characters that are not base64. Then fewer bytes come out than expected.
      const isWhole = bytes.length === (whole / 4) * 3 - padding;
      if (!isWhole || padding > 2 || (isPadded && whole > 0)) writer.reject('not base64');
      isPadded ||= padding > 0;
      await writer.write(bytes);
    },
    async end(): Promise<void> {
      if (!/^[A-Za-z0-9+/]*$/.test(pending) || (isPadded && pending)) writer.reject('not base64');
      await writer.write(Buffer.from(pending, 'base64'));
    },
  };
}

const letterD = 0x64;
const colon = 0x3a;

/** The start of the picture at a place, '' if the string there is none, and undefined if more bytes are needed. */
function startAt(bytes: Buffer, at: number): string | undefined {
  // Most strings differ here, and a body can have a hundred thousand.
  if (((bytes[at] ?? letterD) | 0x20) !== letterD || (bytes[at + 4] ?? colon) !== colon) return '';
  const text = bytes.toString('latin1', at, at + startLength);
  const start = pictureStart.exec(text)?.[0];
  if (!start && text.length < startLength && !text.includes('"')) return undefined;
  return start ?? '';
}

/** The place after the end of a string; undefined if the end is missing. An escaped character does not end a string. */
function endOfString(bytes: Buffer, from: number): number | undefined {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === quote) return at + 1;
    if (bytes[at] === backslash) at += 1;
  }
  return undefined;
}

/** Whether the last byte is a backslash that escapes the next byte. */
function endsInEscape(bytes: Buffer, from: number): boolean {
  let count = 0;
  while (bytes.length - count > from && bytes[bytes.length - 1 - count] === backslash) count += 1;
  return count % 2 === 1;
}

type Place = 'outside' | 'start' | 'string';

/** Passes text on, up to the next picture. One step for all strings between: a step for each would block other requests. */
function inText(from: Place): State {
  return async (bytes, delivery) => {
    let place = from;
    let at = 0;
    const passTo = (end: number, next: State) => ({ passed: bytes.subarray(0, end), rest: bytes.subarray(end), next });
    for (;;) {
      if (place === 'outside') {
        const opening = bytes.indexOf(quote, at);
        if (opening === -1) return passTo(bytes.length, inText('outside'));
        at = opening + 1;
        place = 'start';
      }
      if (place === 'start') {
        const start = startAt(bytes, at);
        if (start === undefined) return { ...passTo(at, inText('start')), isWaiting: true };
        if (start) {
          const rest = bytes.subarray(at + start.length);
          return { passed: bytes.subarray(0, at), rest, next: inPicture(await delivery.begin()) };
        }
      }
      const end = endOfString(bytes, at);
      if (end === undefined) {
        if (!endsInEscape(bytes, at)) return passTo(bytes.length, inText('string'));
        return { ...passTo(bytes.length - 1, inText('string')), isWaiting: true };
      }
      at = end;
      place = 'outside';
    }
  };
}

function inPicture(writer: PictureWriter): State {
  const reader = base64Reader(writer);
  return async (bytes) => {
    const at = bytes.indexOf(quote);
    const isEscaping = at === -1 && bytes.at(-1) === backslash;
    const end = at === -1 ? bytes.length - (isEscaping ? 1 : 0) : at;
    await reader.read(bytes.toString('latin1', 0, end));
    const rest = bytes.subarray(end);
    if (at === -1) return { rest, isWaiting: true };
    await reader.end();
    return { passed: Buffer.from(await writer.end()), rest, next: inText('string') };
  };
}

/** Passes JSON on. It replaces each data URL of a picture by the URL under which `delivery` has received it. */
export function pictureFilter(delivery: Pick<Delivery, 'begin'>): (chunk: Buffer) => Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0);
  let passedBytes = 0;
  let state = inText('outside');

  return async (chunk) => {
    kept = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk;
    const passed: Buffer[] = [];
    let isWaiting = false;
    while (kept.length > 0 && !isWaiting) {
      const step = await state(kept, delivery);
      if (step.passed) passed.push(step.passed);
      kept = step.rest;
      state = step.next ?? state;
      isWaiting = step.isWaiting ?? false;
    }
    const text = Buffer.concat(passed);
    passedBytes += text.length;
    if (passedBytes > plainBodyBytes) {
      throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: beside its pictures it may have 256 KB');
    }
    return text;
  };
}
