import { DomainError } from '../../platform/lib/errors.ts';

/** Throws unless the operator has given `--yes` for a deletion. `loss` describes the deleted data. */
export function requireYes(yes: boolean | undefined, loss: string): void {
  if (!yes) throw new DomainError('CONFLICT', `${loss} will be deleted permanently: add --yes to confirm`);
}
