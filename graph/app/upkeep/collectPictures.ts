import type { Backend } from '../../doors/request/requestContext.ts';
import { withMediaLock } from '../../media/mediaLock.ts';
import { isPictureCollectionPaused } from '../../media/pictureCollectionPause.ts';
import { mediaNames } from '../../media/renditions.ts';
import { isShownAnywhere } from '../../media/shownPictures.ts';
import { mediaUrl } from '../../model/media/mediaUrl.ts';
import { statement } from '../../platform/database/sql.ts';

const batchSize = 200;
/** A run ends after this number of failures: the store is probably down. */
const maxFailures = 20;

const dueStatement = statement(
  'media.dueChecks',
  `select hash, max(since) as since from (
     select hash, since from media_check where due_at <= $1 order by due_at limit ${batchSize}
   ) c group by hash`,
);
// A request that shows a picture again has updated its row before. This statement waits for that row and then finds it
// newer.
const collectStatement = statement(
  'media.collect',
  `delete from media where hash = $1 and sent_at <= $2 and not ${isShownAnywhere('$3')}`,
);
const existsStatement = statement('media.exists', 'select from media where hash = $1');
const doneStatement = statement(
  'media.checked',
  'delete from media_check where hash = $1 and since <= $2 and due_at <= $3',
);

const postponeStatement = statement(
  'media.postponeCheck',
  `update media_check set due_at = $2::timestamptz + interval '1 hour' where hash = $1 and due_at <= $2::timestamptz`,
);

interface Due {
  readonly hash: string;
  readonly since: Date;
}

/** Deletes the files of a picture, unless its row has been written again meanwhile. */
async function removeFiles({ sql, orm, services }: Backend, hash: string): Promise<void> {
  await withMediaLock(orm.em, hash, async () => {
    if ((await sql(existsStatement, [hash])).length > 0) return;
    for (const name of mediaNames(hash)) await services.media.remove(name);
  });
}

async function collect(backend: Backend, { hash, since }: Due, now: Date): Promise<void> {
  await backend.sql(collectStatement, [hash, since, mediaUrl(hash)]);
  await removeFiles(backend, hash);
  await backend.sql(doneStatement, [hash, since, now]);
}

/**
 * Deletes the pictures that are due for a check and that no row shows. Does nothing while a backup copies pictures. The
 * check is deleted last, so that the next run repeats one that was interrupted. A check that fails is repeated after an hour, and does
 * not stop the others. Throws the first failure at the end.
 */
export async function collectPictures(backend: Backend, now: Date): Promise<void> {
  const failures: unknown[] = [];
  while (failures.length < maxFailures && !(await isPictureCollectionPaused(backend.sql))) {
    const due = await backend.sql<Due>(dueStatement, [now]);
    if (due.length === 0) break;
    for (const picture of due) {
      const failure = await collect(backend, picture, now).catch((error: unknown) => ({ error }));
      if (!failure) continue;
      await backend.sql(postponeStatement, [picture.hash, now]);
      if (failures.push(failure.error) === maxFailures) break;
    }
  }
  if (failures.length > 0)
    throw new Error(`Pictures that could not be deleted: ${failures.length}`, { cause: failures[0] });
}
