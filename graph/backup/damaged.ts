import { badInput, type DomainError } from '../lib/errors.ts';

/** What is thrown where a backup is not what was written. */
export const damaged = (what: string): DomainError =>
  badInput(`The backup is damaged: ${what}. Nothing has been restored.`);
