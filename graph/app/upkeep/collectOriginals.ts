import type { Backend } from '../../doors/request/requestContext.ts';
import { isPictureCollectionPaused } from '../../media/pictureCollectionPause.ts';
import { originalPath } from '../../model/routes/originalFiles.ts';
import { statement } from '../../platform/database/sql.ts';

const batchSize = 200;
/** A run ends after this number of failures: the store is probably down. */
const maxFailures = 20;

const dueStatement = statement(
  'original.dueChecks',
  `select c.stored_as as "storedAs", exists (select from route_original o where o.stored_as = c.stored_as) as "isUsed"
   from route_original_check c where c.due_at <= $1 order by c.due_at limit ${batchSize}`,
);
// A row that was deleted meanwhile has made its check due later.
const doneStatement = statement(
  'original.checked',
  'delete from route_original_check where stored_as = $1 and due_at <= $2',
);
const postponeStatement = statement(
  'original.postponeCheck',
  `update route_original_check set due_at = $2::timestamptz + interval '1 hour' where stored_as = $1`,
);

interface Due extends Record<string, unknown> {
  readonly storedAs: string;
  readonly isUsed: boolean;
}

async function collect({ sql, services }: Backend, { storedAs, isUsed }: Due, now: Date): Promise<void> {
  if (!isUsed) await services.media.remove(originalPath(storedAs));
  await sql(doneStatement, [storedAs, now]);
}

/**
 * Deletes the original files that are due for a check and belong to no route. Does nothing while a backup copies files. A check that
 * fails is repeated after an hour, and does not stop the others. Throws the first failure at the end.
 */
export async function collectOriginals(backend: Backend, now: Date): Promise<void> {
  const failures: unknown[] = [];
  while (failures.length < maxFailures && !(await isPictureCollectionPaused(backend.sql))) {
    const due = await backend.sql<Due>(dueStatement, [now]);
    if (due.length === 0) break;
    for (const original of due) {
      const failure = await collect(backend, original, now).catch((error: unknown) => ({ error }));
      if (!failure) continue;
      await backend.sql(postponeStatement, [original.storedAs, now]);
      if (failures.push(failure.error) === maxFailures) break;
    }
  }
  if (failures.length > 0)
    throw new Error(`Route files that could not be deleted: ${failures.length}`, { cause: failures[0] });
}
