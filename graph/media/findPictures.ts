import type { Context, Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { one } from '../lib/batch.ts';
import { hashOf } from './mediaUrl.ts';
import type { Picture } from './Picture.ts';

/** What is kept beside a picture of ours. */
type PictureRow = Pick<Picture, 'width' | 'height' | 'placeholder'> & { hash: string };

const byHashesStatement = statement(
  'media.byHashes',
  `select hash, width, height, placeholder from media where hash = any($1)`,
);

export const pictureLoaders = ({ sql }: Reader) => ({
  pictureByHash: one(
    (hashes) => sql<PictureRow>(byHashesStatement, [hashes]),
    (row) => row.hash,
  ),
});

const kept = { width: null, height: null, placeholder: null, hash: null };

/** What a URL shows, with the words that describe it. */
export async function findPicture(ctx: Context, url: string, alt: string | null): Promise<Picture> {
  const hash = hashOf(url);
  const row = hash && (await ctx.load.pictureByHash.load(hash));
  return { url, alt: alt || null, ...(row || kept) };
}

/** Like `findPicture` for a list of URLs and that of their words. */
export function findPictures(ctx: Context, urls: readonly string[], alts: readonly string[]): Promise<Picture[]> {
  return Promise.all(urls.map((url, index) => findPicture(ctx, url, alts[index] ?? null)));
}
