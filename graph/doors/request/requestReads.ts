import type { Context } from '../../context.ts';
import { callerOf } from '../../platform/lib/access.ts';

/** Whether an operator reads the board. It shows at once what the operator has changed. */
async function isOnBoard({ cost, board }: Context): Promise<boolean> {
  return cost?.steps.some(({ field }) => field === 'operator') === true && (await board.operator()) !== null;
}

/** Sends the reads of a request to a replica, if one is up to date for its viewer. The board is read from the primary. */
export async function readFromReplica(ctx: Context): Promise<void> {
  if (ctx.services.replicas && (await isOnBoard(ctx))) return;
  const { viewer, access, now, services } = ctx;
  const sql = await services.replicas?.readsOf(viewer, { caller: callerOf(ctx), sql: ctx.sql });
  if (sql) Object.assign(ctx, { sql, load: services.makeLoaders({ viewer, access, sql, now }) });
}

/** Records that this viewer wrote, so that their next reads include the write. */
export async function noteWritten({ services: { replicas }, viewer }: Context): Promise<void> {
  if (replicas && viewer) await replicas.noteWrite(viewer);
}
