import { badInput } from '../../platform/lib/errors.ts';

/** Reads the whole number of an option. Throws BAD_USER_INPUT. */
export function readCount(name: string, text: string | undefined, { initial, max }: { initial: number; max: number }) {
  if (text === undefined) return initial;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw badInput(`${name} must be a whole number from 1 to ${max}`, name);
}
