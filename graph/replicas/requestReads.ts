import type { Context } from '../context.ts';
import { makeLoaders } from '../features.ts';

/** Lets a request that only reads do so from a replica, where one knows enough for its viewer. */
export async function readFromReplica(ctx: Context): Promise<void> {
  const { viewer, now, services } = ctx;
  const sql = await services.replicas?.readsOf(viewer);
  if (sql) Object.assign(ctx, { sql, load: makeLoaders({ viewer, sql, now }, services) });
}

/** Has what a request wrote be read back to its viewer, who is told of it next. */
export async function noteWritten({ services: { replicas }, viewer }: Context): Promise<void> {
  if (replicas && viewer) await replicas.noteWrite(viewer);
}
