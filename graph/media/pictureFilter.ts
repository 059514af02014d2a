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

function outside(bytes: Buffer): Step {
  const at = bytes.indexOf(quote);
  if (at === -1) return { passed: bytes, rest: bytes.subarray(bytes.length) };
  return { passed: bytes.subarray(0, at + 1), rest: bytes.subarray(at + 1), next: atStart };
}

async function atStart(bytes: Buffer, delivery: Pick<Delivery, 'begin'>): Promise<Step> {
  const text = bytes.toString('latin1', 0, startLength);
  const start = pictureStart.exec(text)?.[0];
  if (!start && text.length < startLength && !text.includes('"')) return { rest: bytes, isWaiting: true };
  const next = start ? inPicture(await delivery.begin()) : inString;
  return { rest: bytes.subarray(start?.length ?? 0), next };
}

function inString(bytes: Buffer): Step {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === quote) return { passed: bytes.subarray(0, at + 1), rest: bytes.subarray(at + 1), next: outside };
    if (bytes[at] !== backslash) continue;
    // An escaped character does not end a string.
    if (at + 1 === bytes.length) return { passed: bytes.subarray(0, at), rest: bytes.subarray(at), isWaiting: true };
    at += 1;
  }
  return { passed: bytes, rest: bytes.subarray(bytes.length) };
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
    return { passed: Buffer.from(await writer.end()), rest, next: inString };
  };
}

/** Passes JSON on. It replaces each data URL of a picture by the URL under which `delivery` has received it. */
export function pictureFilter(delivery: Pick<Delivery, 'begin'>): (chunk: Buffer) => Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0);
  let passedBytes = 0;
  let state: State = outside;

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
