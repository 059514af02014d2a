import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';

export interface MediaFindings {
  readonly rowCount: number;
  /** Files of the folder that no row knows of: leftovers of a crash, or of another database. */
  readonly orphanedFiles: readonly string[];
  /** The hashes of rows whose file is gone: their pictures cannot be shown. */
  readonly missingFiles: readonly string[];
  /** The hashes of pictures that nothing shows any more. */
  readonly unused: readonly string[];
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

/** How old a stray file is at least, in milliseconds: of a picture that is being stored, the file comes before the row. */
const strayAge = 60_000;

const hashOf = (file: string) => /^([0-9a-f]{64})\./.exec(file)?.[1] ?? '';

/** Compares the rows of pictures with the files of the media folder, and with what shows them. */
export async function checkMedia({ sql, services, now }: Context): Promise<MediaFindings> {
  const { folder } = services.media;
  // The rows first: every one of them has its file by then.
  const rows = await sql<{ hash: string; isShown: boolean }>(mediaStatement);
  const files = await readdir(folder);
  const known = new Set(rows.map(({ hash }) => hash));
  const stored = new Set(files.map(hashOf));
  const orphanedFiles: string[] = [];
  for (const file of files.filter((each) => !known.has(hashOf(each))).toSorted()) {
    const { mtimeMs } = await stat(join(folder, file));
    if (now.getTime() - mtimeMs >= strayAge) orphanedFiles.push(file);
  }
  return {
    rowCount: rows.length,
    orphanedFiles,
    missingFiles: rows.filter(({ hash }) => !stored.has(hash)).map(({ hash }) => hash),
    unused: rows.filter(({ isShown }) => !isShown).map(({ hash }) => hash),
  };
}
