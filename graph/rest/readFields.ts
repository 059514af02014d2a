import { isBlank } from '../lib/blank.ts';
import { badInput } from '../lib/errors.ts';

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number that may be spelled as a text; a blank text is no number given, any other is left for the rules to refuse. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value)) return null;
  return numberPattern.test(value.trim()) ? Number(value) : value;
}

/** A nested object of a body, undefined or null as they are; throws BAD_USER_INPUT for what is none. */
export function readObject(name: string, value: unknown): Record<string, unknown> | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object' || Array.isArray(value)) throw badInput(`${name} must be an object`, name);
  // Checked above: an object of unknown members.
  return value as Record<string, unknown>;
}
