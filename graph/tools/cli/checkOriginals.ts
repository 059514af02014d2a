import type { Context } from '../../context.ts';
import { originalPath } from '../../model/routes/originalFiles.ts';
import { statement } from '../../platform/database/sql.ts';

export interface OriginalFindings {
  readonly rowCount: number;
  /** Files without a row: left over from another database. */
  readonly orphanedFiles: readonly string[];
  /** The names of the files that rows have and the store does not. */
  readonly missingFiles: readonly string[];
  readonly deletedFiles: number;
}

const namesStatement = statement('cli.originals', 'select stored_as as "storedAs" from route_original');

/** The minimum age of a file without a row, in milliseconds: the file of a new route is written before the row. */
const strayAge = 3_600_000;

const originalFile = /^routes\/[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Compares the rows of original files of routes with the files of the store. A repair deletes files without a row. */
export async function checkOriginals(ctx: Context, isRepairing: boolean): Promise<OriginalFindings> {
  // Lists the files first: a file that is listed without a row, and is old, has no row later either.
  const found = new Map<string, Date>();
  for await (const { name, changedAt } of ctx.services.media.list()) {
    if (originalFile.test(name)) found.set(name, changedAt);
  }
  const rows = await ctx.sql<{ storedAs: string }>(namesStatement);
  const known = new Set(rows.map(({ storedAs }) => originalPath(storedAs)));
  const orphanedFiles = [...found].flatMap(([name, changedAt]) =>
    !known.has(name) && ctx.now.getTime() - changedAt.getTime() >= strayAge ? [name] : [],
  );
  if (isRepairing) for (const name of orphanedFiles) await ctx.services.media.remove(name);
  return {
    rowCount: rows.length,
    orphanedFiles: orphanedFiles.toSorted(),
    missingFiles: await missingAmong(ctx, [...known], found),
    deletedFiles: isRepairing ? orphanedFiles.length : 0,
  };
}

/** The names that the store does not have. A file that is newer than the list is looked up. */
async function missingAmong({ services }: Context, names: readonly string[], found: ReadonlyMap<string, Date>) {
  const missing: string[] = [];
  for (const name of names) {
    if (!found.has(name) && (await services.media.sizeOf(name)) === null) missing.push(name);
  }
  return missing.toSorted();
}
