import type { Context } from '../context.ts';
import { statement } from '../platform/database/sql.ts';
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

const blockersStatement = statement(
  'block.blockersAmong',
  'select from block where blocked_id = $1 and blocker_id = any($2::uuid[]) limit 1',
);

/** Throws NOT_FOUND if one of these members has blocked the author of a post. Nobody reads what they wrote under the post. */
export async function requireNoneBlocks(ctx: Context, authorId: string, userIds: readonly string[]): Promise<void> {
  const blockers = userIds.length > 0 ? await ctx.sql(blockersStatement, [authorId, userIds]) : [];
  if (blockers.length > 0) throw new DomainError('NOT_FOUND', 'This is by a member who is hidden from you');
}
