import type { ExecutionResult } from 'graphql';
import { DomainError } from '../lib/errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';

// Repeated fields share one text in memory, but the JSON contains it each time. A cheap operation could have an answer of hundreds of
// megabytes, so the size is estimated before the JSON is written.

/** The approximate maximum for a number, boolean or null. */
const smallValue = 8;
/** Quotes, colon and comma. */
const punctuation = 4;
const quotes = 2;
/** JSON escapes a control character or a lone surrogate as six bytes, such as \u0001. No other UTF-16 code unit needs more. */
const maxBytesOfUnit = 6;

const exactly = (text: string) => Buffer.byteLength(JSON.stringify(text)) - quotes;
const atMost = (text: string) => maxBytesOfUnit * text.length;

/** The approximate size of a value as JSON, in bytes. Counting stops above `max`. */
function jsonBytes(value: unknown, max: number, bytesOf: (text: string) => number): number {
  if (typeof value === 'string') return punctuation + bytesOf(value);
  if (typeof value !== 'object' || value === null) return smallValue;
  let bytes = punctuation;
  if (Array.isArray(value)) {
    for (const item of value) {
      bytes += jsonBytes(item, max - bytes, bytesOf);
      if (bytes > max) break;
    }
    return bytes;
  }
  // An answer contains only plain objects, without inherited properties.
  const record = value as Record<string, unknown>;
  for (const key in record) {
    bytes += key.length + jsonBytes(record[key], max - bytes, bytesOf);
    if (bytes > max) break;
  }
  return bytes;
}

/** Whether a value has at most `max` bytes of JSON. Most answers are far below the limit, which the fast upper bound shows without reading their texts. */
export const isWithin = (data: unknown, max: number) =>
  jsonBytes(data, max, atMost) <= max || jsonBytes(data, max, exactly) <= max;

const sizeOf = (bytes: number) => (bytes < 1e6 ? `${bytes} bytes` : `${bytes / 1e6} MB`);

const tooLarge = (max: number) =>
  new DomainError('QUERY_TOO_COMPLEX', `The answer is larger than ${sizeOf(max)}: ask for less at once`);

/** The parts of an answer that can be large. A path repeats the aliases of the document. */
const largeParts = ({ data, errors }: ExecutionResult): unknown =>
  errors ? [data, errors.map(({ message, path }) => [message, path])] : data;

/** Throws QUERY_TOO_COMPLEX if the data and the errors of a GraphQL answer are larger than `max` bytes of JSON. */
export function limitAnswer<Result extends ExecutionResult>(result: Result, max: number): Result {
  if (isWithin(largeParts(result), max)) return result;
  throw toGraphQLError(tooLarge(max));
}

/** The rows at the beginning of a list that fit into `max` bytes of JSON. */
function fittingRows(rows: readonly unknown[], max: number): readonly unknown[] {
  let room = max - punctuation;
  for (const [index, row] of rows.entries()) {
    room -= jsonBytes(row, room, exactly);
    if (room < 0) return rows.slice(0, index);
  }
  return rows;
}

/**
 * The answer of a REST route, if it has at most `max` bytes of JSON. A larger list ends at the last row that fits, because clients of the
 * specification know no pages, and others wrote the rows. Throws QUERY_TOO_COMPLEX for any other answer.
 */
export function fitRestAnswer(answer: unknown, max: number): unknown {
  if (isWithin(answer, max)) return answer;
  if (Array.isArray(answer)) return fittingRows(answer, max);
  throw tooLarge(max);
}
