import { plainBodyBytes } from '../lib/bodyLimits.ts';
import { DomainError } from '../lib/errors.ts';
import type { Delivery, PictureWriter } from './inbox.ts';

// A picture of 50 MB in JSON would lie in memory four times over, and to parse it would hold every other request up. So
// it is taken out of the text as it arrives, and a short URL put in its place.

const quote = 0x22;
const backslash = 0x5c;
/** JSON may spell a slash with a backslash before it. */
const pictureStart = /^data:image\\?\/[a-z0-9.+-]+;base64,/i;
/** As long as the start of a picture may be. */
const startLength = 100;

/** A step of the filter: what of the bytes goes on, what is left of them, and whether they are too few to go on with. */
interface Step {
  passed?: Buffer;
  rest: Buffer;
  isWaiting?: boolean;
}

/** The bytes of base64 that comes in pieces. */
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
      // Node.js passes over what is no base64: then fewer bytes come out than should.
      const isWhole = bytes.length === (whole / 4) * 3 - padding;
      if (!isWhole || padding > 2 || (isPadded && whole > 0)) writer.spoil('not base64');
      isPadded ||= padding > 0;
      await writer.write(bytes);
    },
    async end(): Promise<void> {
      if (!/^[A-Za-z0-9+/]*$/.test(pending) || (isPadded && pending)) writer.spoil('not base64');
      await writer.write(Buffer.from(pending, 'base64'));
    },
  };
}

/** Passes JSON on with the URL of what `delivery` has received in place of each picture that is a data URL. */
export function pictureFilter(delivery: Pick<Delivery, 'begin'>): (chunk: Buffer) => Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0);
  let passedBytes = 0;
  let state: (bytes: Buffer) => Promise<Step> | Step = outside;

  function outside(bytes: Buffer): Step {
    const at = bytes.indexOf(quote);
    if (at === -1) return { passed: bytes, rest: bytes.subarray(bytes.length) };
    state = atStart;
    return { passed: bytes.subarray(0, at + 1), rest: bytes.subarray(at + 1) };
  }

  async function atStart(bytes: Buffer): Promise<Step> {
    const text = bytes.toString('latin1', 0, startLength);
    const start = pictureStart.exec(text)?.[0];
    if (!start && text.length < startLength && !text.includes('"')) return { rest: bytes, isWaiting: true };
    state = start ? await inPicture() : inString;
    return { rest: bytes.subarray(start?.length ?? 0) };
  }

  function inString(bytes: Buffer): Step {
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] === quote) {
        state = outside;
        return { passed: bytes.subarray(0, at + 1), rest: bytes.subarray(at + 1) };
      }
      if (bytes[at] !== backslash) continue;
      // What is escaped ends no string.
      if (at + 1 === bytes.length) return { passed: bytes.subarray(0, at), rest: bytes.subarray(at), isWaiting: true };
      at += 1;
    }
    return { passed: bytes, rest: bytes.subarray(bytes.length) };
  }

  async function inPicture(): Promise<(bytes: Buffer) => Promise<Step>> {
    const writer = await delivery.begin();
    const reader = base64Reader(writer);
    return async (bytes) => {
      const at = bytes.indexOf(quote);
      const isEscaping = at === -1 && bytes.at(-1) === backslash;
      const end = at === -1 ? bytes.length - (isEscaping ? 1 : 0) : at;
      await reader.read(bytes.toString('latin1', 0, end));
      const rest = bytes.subarray(end);
      if (at === -1) return { rest, isWaiting: true };
      await reader.end();
      state = inString;
      return { passed: Buffer.from(await writer.end()), rest };
    };
  }

  return async (chunk) => {
    kept = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk;
    const passed: Buffer[] = [];
    let isWaiting = false;
    while (kept.length > 0 && !isWaiting) {
      const step = await state(kept);
      if (step.passed) passed.push(step.passed);
      kept = step.rest;
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
