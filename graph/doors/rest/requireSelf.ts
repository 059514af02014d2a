import type { Context } from '../../context.ts';
import { requireViewer } from '../../platform/lib/allow.ts';
import { DomainError } from '../../platform/lib/errors.ts';

/** Throws FORBIDDEN if a field names a member other than the viewer. A missing name means the viewer. */
export function requireSelf(ctx: Context, field: string, named: unknown): void {
  const { id } = requireViewer(ctx);
  if (named === undefined || named === null) return;
  if (typeof named === 'string' && named.toLowerCase() === id) return;
  throw new DomainError('FORBIDDEN', `You can only act as yourself: ${field} must be your own id`, { field });
}
