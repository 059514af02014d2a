import { DomainError } from '../lib/errors.ts';
import type { Mailer } from './mailer.ts';

/** Throws CONFLICT on an instance that sends no mail. */
export function requireMail({ mailer }: { readonly mailer: Mailer | null }): void {
  if (mailer) return;
  throw new DomainError('CONFLICT', 'This instance sends no mail: ask its operator for help');
}
