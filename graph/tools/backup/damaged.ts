import { badInput, type DomainError } from '../../platform/lib/errors.ts';

/** The error for a backup that is incomplete or has changed. */
export const damaged = (what: string): DomainError =>
  badInput(`The backup is damaged: ${what}. Nothing has been restored.`);
