import type { Slice } from './MediaStore.ts';

/**
 * The part of a file of so many bytes that a Range header asks for; null for all of it, which is also the answer to what
 * is malformed and to several parts at once (RFC 9110, section 14.2).
 */
export function byteRange(header: string | undefined, size: number): Slice | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
