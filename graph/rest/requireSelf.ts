import type { Context } from '../context.ts';
import { requireViewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';

/** The member whom a field of a body or path names must be the viewer; none named means the viewer. Throws FORBIDDEN. */
export function requireSelf(ctx: Context, field: string, named: unknown): void {
  const { id } = requireViewer(ctx);
  if (named === undefined || named === null) return;
  if (typeof named === 'string' && named.toLowerCase() === id) return;
  throw new DomainError('FORBIDDEN', `You can only act as yourself: ${field} must be your own id`, { field });
}
