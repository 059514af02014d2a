import { DomainError } from '../lib/errors.ts';

/** Refuses what cannot be undone until the operator has said `--yes`; `loss` tells what would be gone. */
export function requireYes(yes: boolean | undefined, loss: string): void {
  if (!yes) throw new DomainError('CONFLICT', `${loss} would be deleted for good: say --yes to do so`);
}
