import type { Context } from '../context.ts';
import { hashOf } from '../model/media/mediaUrl.ts';
import type { Picture } from './Picture.ts';

const kept = { width: null, height: null, placeholder: null, hash: null };

/** The picture of a URL, with its alternative text. */
export async function findPicture(ctx: Context, url: string, alt: string | null): Promise<Picture> {
  const hash = hashOf(url);
  const row = hash && (await ctx.load.pictureByHash.load(hash));
  return { url, alt: alt || null, ...(row || kept) };
}

/** Like `findPicture`, for lists of URLs and of their alternative texts. */
export function findPictures(ctx: Context, urls: readonly string[], alts: readonly string[]): Promise<Picture[]> {
  return Promise.all(urls.map((url, index) => findPicture(ctx, url, alts[index] ?? null)));
}
