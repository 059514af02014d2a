import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { limitKey } from '../lib/access.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isDataUrl } from './imageUrls.ts';
import type { PictureFault } from './inbox.ts';
import type { MediaStore } from './MediaStore.ts';
import { maximumImageBytes } from './maximumImageBytes.ts';
import { withMediaLock } from './mediaLock.ts';
import { hashOf, masterName, mediaUrl } from './mediaUrl.ts';
import type { NormalPicture, PictureSource } from './normalisePicture.ts';
import { normalisePicture } from './normalisePicture.ts';

// Pictures come in as data URLs or as bytes and leave as /media URLs: decoded, turned upright, stripped of all metadata,
// re-encoded and stored once by the hash of what is served. Remote URLs are kept as they are and never fetched.

const dataUrlPattern = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/i;

const insertSql = `
  insert into media (hash, owner_id, width, height, byte_count, placeholder, created_at, sent_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (hash) do update set sent_at = excluded.sent_at, placeholder = excluded.placeholder`;

const sentAgainStatement = statement('media.sentAgain', `update media set sent_at = $2 where hash = any($1)`);

function refuse(fault: PictureFault, field: string): never {
  if (fault === 'not base64') throw badInput(`${field} holds a data URL that is not a base64 image`, field);
  throw new DomainError('PAYLOAD_TOO_LARGE', 'File too large: please select an image smaller than 50MB', { field });
}

function decode(dataUrl: string, field: string): Buffer {
  if (dataUrl.length > maximumImageBytes * 1.4) refuse('too large', field);
  const base64 = dataUrlPattern.exec(dataUrl)?.[1];
  if (!base64) refuse('not base64', field);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length >= maximumImageBytes) refuse('too large', field);
  return bytes;
}

/** A picture to keep, and the member who has sent it. */
export interface OwnedPicture extends NormalPicture {
  readonly ownerId: string | null;
}

/** Where pictures are kept: the bytes in a store, a row of each in the database. */
export interface PictureKeeper {
  readonly em: EntityManager;
  readonly store: MediaStore;
  readonly now: Date;
}

/** Keeps bytes that are fit to be served, once, and answers their URL; the same bytes again have the same URL. */
export async function keepPicture({ em, store, now }: PictureKeeper, picture: OwnedPicture): Promise<string> {
  const { bytes, width, height, placeholder, ownerId } = picture;
  const hash = createHash('sha256').update(bytes).digest('hex');
  await withMediaLock(em, hash, async (transaction) => {
    // The bytes first: no row is ever without them.
    await store.put(masterName(hash), bytes);
    await transaction.execute(insertSql, [hash, ownerId, width, height, bytes.length, placeholder, now, now]);
  });
  return mediaUrl(hash);
}

/** Where the pictures of a request are kept. */
const keeperOf = ({ em, services, now }: Context): PictureKeeper => ({ em, store: services.media, now });

/** Makes what a member has sent fit to be served, and takes it from their bucket of uploads. */
async function readUpload(ctx: Context, source: PictureSource, field: string): Promise<OwnedPicture> {
  const caller = limitKey(ctx);
  await ctx.services.limiter.consume('uploads', caller);
  return { ...(await normalisePicture(source, field, caller)), ownerId: ctx.viewer?.id ?? null };
}

/** What a data URL holds, or what has been received in its place. */
function sourceOf({ services }: Context, url: string, field: string): PictureSource {
  const received = services.inbox.find(url);
  if (received?.fault) refuse(received.fault, field);
  return received?.path ?? decode(url, field);
}

/**
 * Stores the pictures among the URLs that are data URLs and answers the URLs to keep, in the same order; any other URL
 * stays as it is. `field` is the input that they came in. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED.
 */
export async function storeImages(ctx: Context, urls: readonly string[], field: string): Promise<string[]> {
  const images: (string | OwnedPicture)[] = [];
  // Each is read before the first is kept, so that one that is refused leaves nothing of the others behind.
  for (const url of urls) {
    images.push(isDataUrl(url) ? await readUpload(ctx, sourceOf(ctx, url, field), field) : url);
  }
  const known = urls.flatMap((url) => hashOf(url) ?? []);
  // What is about to be shown again is not to be collected.
  if (known.length > 0) await ctx.sql(sentAgainStatement, [known, ctx.now]);
  const keeper = keeperOf(ctx);
  const kept: string[] = [];
  for (const image of images) kept.push(typeof image === 'string' ? image : await keepPicture(keeper, image));
  return kept;
}

/** Stores one picture like `storeImages`. */
export async function storeImage(ctx: Context, url: string, field: string): Promise<string> {
  const [kept = url] = await storeImages(ctx, [url], field);
  return kept;
}
