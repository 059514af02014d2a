import type { Slice } from '../storage/MediaStore.ts';

/**
 * Parses a Range header for a file of `size` bytes. Returns null for the whole file: without a header, for a malformed one and for
 * several ranges (RFC 9110, section 14.2).
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
