import type { Context } from '../../context.ts';

/** Sends the reads of a request to a replica, if one is up to date for its viewer. */
export async function readFromReplica(ctx: Context): Promise<void> {
  const { viewer, access, now, services } = ctx;
  const sql = await services.replicas?.readsOf(viewer);
  if (sql) Object.assign(ctx, { sql, load: services.makeLoaders({ viewer, access, sql, now }) });
}

/** Records that this viewer wrote, so that their next reads include the write. */
export async function noteWritten({ services: { replicas }, viewer }: Context): Promise<void> {
  if (replicas && viewer) await replicas.noteWrite(viewer);
}
