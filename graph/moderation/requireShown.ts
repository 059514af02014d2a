import type { Context } from '../context.ts';
import { DomainError } from '../platform/lib/errors.ts';

/** Throws NOT_FOUND if the content of one of these members is hidden from the viewer. */
export async function requireNoneHidden(ctx: Context, userIds: readonly string[]): Promise<void> {
  const kept = await Promise.all(userIds.map((id) => ctx.load.isHiddenFromViewer.load(id)));
  if (kept.includes(true)) throw new DomainError('NOT_FOUND', 'This is by a member who is hidden from you');
}

/** Throws NOT_FOUND if one of these members does not exist for the viewer. */
export async function requireNoneAbsent(ctx: Context, userIds: readonly string[]): Promise<void> {
  const absent = await Promise.all(userIds.map((id) => ctx.load.isAbsentForViewer.load(id)));
  if (absent.includes(true)) throw new DomainError('NOT_FOUND', 'This is by a member who is hidden from you');
}
