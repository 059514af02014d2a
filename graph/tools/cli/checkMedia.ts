import type { Context } from '../../context.ts';
import { withMediaLock } from '../../media/mediaLock.ts';
import { isShownAnywhere } from '../../media/shownPictures.ts';
import { masterName, mediaUrl } from '../../model/media/mediaUrl.ts';
import { statement } from '../../platform/database/sql.ts';

export interface MediaFindings {
  readonly rowCount: number;
  /** Files without a row: left over from a crash or from another database. */
  readonly orphanedFiles: readonly string[];
  /** The hashes of rows without a file. These pictures cannot be shown. */
  readonly missingFiles: readonly string[];
  /** The hashes of pictures that no object shows and no takedown keeps. */
  readonly unused: readonly string[];
  /** The number of deleted files: those without a row, and those of pictures that no object has shown for a day. */
  readonly collectedFiles: number;
}

const mediaStatement = statement(
  'cli.media',
  `with shown as (
     select unnest(media_urls) as url from post
     union select profile_picture from "user"
     union select picture from "group"
     union select logo from instance
     union select image_url from moment
   ), shown_hash as (
     select distinct substring(url from '^/media/([0-9a-f]{64})') as hash from shown
     union select hash from takedown_picture
   )
   select m.hash, exists (select from shown_hash s where s.hash = m.hash) as "isShown" from media m order by m.hash`,
);
// A picture that is shown again was sent again, which updates its time, or came back with what an operator restored.
const collectStatement = statement(
  'cli.collectMedia',
  `delete from media where hash = $1 and sent_at < $2 and not ${isShownAnywhere('$3')} returning hash`,
);
const existsStatement = statement('cli.mediaExists', 'select hash from media where hash = $1');

/**
 * The minimum age of a file without a row, in milliseconds: while a picture is stored, the file is written before the
 * row.
 */
const strayAge = 60_000;
/** The time that an uploaded picture can stay unused, in milliseconds. */
const unusedAge = 86_400_000;

/** A picture or one of its renditions. */
const pictureFile = /^([0-9a-f]{64})(?:\.webp|\/\d+\.(?:webp|avif|jpg))$/;
/** A file that was being written when a server was killed. */
const draftFile = /^(?:(?:[0-9a-f]{64}|routes)\/)?\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The hash of a picture's file, '' for a draft, and null for a file of another program that shares the bucket. */
function hashOf(file: string): string | null {
  const [, hash] = pictureFile.exec(file) ?? [];
  return hash ?? (draftFile.test(file) ? '' : null);
}

/** All files by the hash of their picture ('' for drafts), and the files old enough to be leftovers. */
async function listFiles({ services, now }: Context) {
  const filesByHash = new Map<string, string[]>();
  const old = new Set<string>();
  for await (const { name, changedAt } of services.media.list()) {
    const hash = hashOf(name);
    if (hash === null) continue;
    filesByHash.set(hash, [...(filesByHash.get(hash) ?? []), name]);
    if (now.getTime() - changedAt.getTime() >= strayAge) old.add(name);
  }
  return { filesByHash, old };
}

/** Deletes files of a picture, unless it has a row again. Returns the number of deleted files. */
async function removeFiles(ctx: Context, hash: string, files: readonly string[]): Promise<number> {
  return withMediaLock(ctx.em, hash, async () => {
    if ((await ctx.sql(existsStatement, [hash])).length > 0) return 0;
    for (const file of files) await ctx.services.media.remove(file);
    return files.length;
  });
}

/** Deletes a picture and its files, unless it was uploaded again recently. Returns the number of deleted files. */
async function collect(ctx: Context, hash: string, files: readonly string[]): Promise<number> {
  const longAgo = new Date(ctx.now.getTime() - unusedAge);
  const gone = await ctx.sql(collectStatement, [hash, longAgo, mediaUrl(hash)]);
  return gone.length > 0 ? removeFiles(ctx, hash, files) : 0;
}

/**
 * Compares picture rows with the files of the store and with the objects that show them. A repair deletes files without
 * a row and pictures that no object shows.
 */
export async function checkMedia(ctx: Context, isRepairing: boolean): Promise<MediaFindings> {
  // Reads the rows first: the file of each row has been written before it.
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
