import { isBlank } from '../lib/blank.ts';
import { badInput } from '../lib/errors.ts';

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number that may be spelled as a text; a blank text is no number given, any other is left for the rules to refuse. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return null;
  return numberPattern.test(value.trim()) ? Number(value) : value;
}

function wholeNumber(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const parsed = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isInteger(parsed)) throw badInput(`${name} must be a whole number`, name);
  return parsed;
}

const maximumPage = 100_000;

interface Paging {
  page?: string;
  limit?: string;
}

/** `page` from 1 and `limit` from 1 to 100, each bounded; throws BAD_USER_INPUT for what is no whole number. */
export function readPage({ page, limit }: Paging, defaultLimit: number): { offset: number; first: number } {
  const number = Math.min(Math.max(wholeNumber('page', page, 1), 1), maximumPage);
  const first = Math.min(Math.max(wholeNumber('limit', limit, defaultLimit), 1), 100);
  return { offset: (number - 1) * first, first };
}
