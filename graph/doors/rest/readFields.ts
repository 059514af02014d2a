import { isBlank } from '../../platform/lib/blank.ts';
import { badInput } from '../../platform/lib/errors.ts';

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const longestNumber = 100;

/**
 * Reads a number from a text of up to 100 characters. Returns null for a blank text. Returns any other value unchanged,
 * for the input’s rules to reject.
 */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return null;
  const text = value.trim();
  return text.length <= longestNumber && numberPattern.test(text) ? Number(text) : value;
}

function wholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const parsed = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isInteger(parsed)) throw badInput(`${name} must be a whole number`, name);
  return parsed;
}

/** The last item that pages can reach: PostgreSQL reads and discards all rows before a page. */
export const maxReach = 10_000;

/** The default maximum page size. */
export const usualMost = 100;

interface Paging {
  page?: string;
  limit?: string;
}

/**
 * `page` from 1 and `limit` from 1 to the maximum, each replaced by the nearest allowed value. Throws BAD_USER_INPUT if
 * one is not a whole number, or if the page starts after the first 10,000 items.
 */
export function readPage(
  { page, limit }: Paging,
  defaultLimit: number,
  most = usualMost,
): { offset: number; first: number } {
  const number = Math.max(wholeNumber('page', page, 1), 1);
  const first = Math.min(Math.max(wholeNumber('limit', limit, defaultLimit), 1), most);
  const offset = (number - 1) * first;
  if (offset < maxReach) return { offset, first };
  const lastPage = Math.floor((maxReach - 1) / first) + 1;
  throw badInput(`page must be at most ${lastPage} with a limit of ${first}: GraphQL reads on by cursor`, 'page');
}
