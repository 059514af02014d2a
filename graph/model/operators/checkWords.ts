import { badInput } from '../../platform/lib/errors.ts';
import { inputLimits } from '../inputLimits.ts';

/** Checks the words of an operator to a member. Throws BAD_USER_INPUT. */
export function checkWords(given: string): string {
  const words = given.trim();
  const { words: most } = inputLimits.takedown;
  if (words.length === 0 || words.length > most) throw badInput(`words must have 1 to ${most} characters`, 'words');
  return words;
}
