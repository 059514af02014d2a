import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { withMediaLock } from '../media/mediaLock.ts';
import { masterName } from '../media/mediaUrl.ts';

export interface MediaFindings {
  readonly rowCount: number;
  /** Files that no row knows of: leftovers of a crash, or of another database. */
  readonly orphanedFiles: readonly string[];
  /** The hashes of rows whose file is gone: their pictures cannot be shown. */
  readonly missingFiles: readonly string[];
  /** The hashes of pictures that nothing shows any more. */
  readonly unused: readonly string[];
  /** How many files have been removed: those of no row, and those of pictures that nothing has shown for a day. */
  readonly collectedFiles: number;
}

const mediaStatement = statement(
  'cli.media',
  `with shown as (
     select unnest(media_urls) as url from post
     union select profile_picture from "user"
     union select picture from "group"
     union select image_url from moment
   ), shown_hash as (
     select distinct substring(url from '^/media/([0-9a-f]{64})') as hash from shown
   )
   select m.hash, exists (select from shown_hash s where s.hash = m.hash) as "isShown" from media m order by m.hash`,
);
// Whatever is shown anew has been sent anew.
const collectStatement = statement(
  'cli.collectMedia',
  'delete from media where hash = $1 and sent_at < $2 returning hash',
);
const existsStatement = statement('cli.mediaExists', 'select hash from media where hash = $1');

/** How old a stray file is at least, in milliseconds: of a picture that is being stored, the file comes before the row. */
const strayAge = 60_000;
/** How long a picture that was sent may wait to be shown, in milliseconds. */
const unusedAge = 86_400_000;

// The drafts of a picture's renditions lie beside them: a dot begins their names.
const hashOf = (file: string) => /^([0-9a-f]{64})(?:\.|\/[^.])/.exec(file)?.[1] ?? '';

/** Every file by the hash of its picture, '' for drafts; and which of them are old enough to be strays. */
async function listFiles({ services, now }: Context) {
  const filesByHash = new Map<string, string[]>();
  const old = new Set<string>();
  for await (const { name, changedAt } of services.media.list()) {
    const hash = hashOf(name);
    filesByHash.set(hash, [...(filesByHash.get(hash) ?? []), name]);
    if (now.getTime() - changedAt.getTime() >= strayAge) old.add(name);
  }
  return { filesByHash, old };
}

/** Removes files of a picture, unless by now there is a row of it again. Answers how many. */
async function removeFiles(ctx: Context, hash: string, files: readonly string[]): Promise<number> {
  return withMediaLock(ctx.em, hash, async () => {
    if ((await ctx.sql(existsStatement, [hash])).length > 0) return 0;
    for (const file of files) await ctx.services.media.remove(file);
    return files.length;
  });
}

/** Forgets a picture, unless it was sent again lately, with its files. Answers how many. */
async function collect(ctx: Context, hash: string, files: readonly string[]): Promise<number> {
  const longAgo = new Date(ctx.now.getTime() - unusedAge);
  const gone = await ctx.sql(collectStatement, [hash, longAgo]);
  return gone.length > 0 ? removeFiles(ctx, hash, files) : 0;
}

/**
 * Compares the rows of pictures with the files of the store, and with what shows them. A repair removes what nothing
 * knows of and what nothing shows.
 */
export async function checkMedia(ctx: Context, isRepairing: boolean): Promise<MediaFindings> {
  // The rows first: every one of them has its file by then.
  const rows = await ctx.sql<{ hash: string; isShown: boolean }>(mediaStatement);
  const { filesByHash, old } = await listFiles(ctx);
  const known = new Set(rows.map(({ hash }) => hash));
  const unused = rows.filter(({ isShown }) => !isShown).map(({ hash }) => hash);
  const strays = new Map<string, string[]>();
  for (const [hash, files] of filesByHash) {
    const stray = known.has(hash) ? [] : files.filter((file) => old.has(file));
    if (stray.length > 0) strays.set(hash, stray);
  }
  let collectedFiles = 0;
  if (isRepairing) {
    for (const [hash, files] of strays) collectedFiles += await removeFiles(ctx, hash, files);
    for (const hash of unused) collectedFiles += await collect(ctx, hash, filesByHash.get(hash) ?? []);
  }
  return {
    rowCount: rows.length,
    orphanedFiles: [...strays.values()].flat().toSorted(),
    missingFiles: [...known].filter((hash) => !filesByHash.get(hash)?.includes(masterName(hash))),
    unused,
    collectedFiles,
  };
}
