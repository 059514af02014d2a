import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { isDataUrl, ownPath, storedForm } from '../model/media/imageUrls.ts';
import { hashOf, masterName, mediaUrl } from '../model/media/mediaUrl.ts';
import { statement } from '../platform/database/sql.ts';
import { callerOf } from '../platform/lib/access.ts';
import { badInput, DomainError, endedSession } from '../platform/lib/errors.ts';
import type { PictureFault } from '../platform/storage/inbox.ts';
import type { MediaStore } from '../platform/storage/MediaStore.ts';
import { maxImageBytes } from '../platform/storage/maxImageBytes.ts';
import type { NormalPicture, PictureSource } from './convertPicture.ts';
import { withMediaLock } from './mediaLock.ts';
import { normalisePicture } from './normalisePicture.ts';
import { refuseTooManyBytes } from './pictureQuota.ts';
import { isSentBy, isTakenDown } from './shownPictures.ts';

// Pictures arrive as data URLs or as bytes and are served as /media URLs: decoded, turned upright, stripped of all
// metadata, encoded again and stored once by the hash of the result. Remote URLs are stored in normalised form
// and never fetched.

const dataUrlPattern = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/i;

// Uses the database's clock, like the triggers that record when a row stopped showing a picture.
const checkSent = `checked as (
    insert into media_check (hash, since, due_at)
    select hash, sent_at, sent_at + interval '1 day' from sent on conflict do nothing
  )`;

const insertSql = `
  with sent as (
    insert into media (hash, owner_id, width, height, byte_count, placeholder, created_at, sent_at)
    values (?, ?, ?, ?, ?, ?, ?, clock_timestamp())
    on conflict (hash) do update set sent_at = excluded.sent_at, placeholder = excluded.placeholder
    returning hash, sent_at, owner_id
  ), ${checkSent}
  insert into media_sender (hash, user_id, created_at)
  select hash, sender, sent_at from sent, cast(? as uuid) sender
  where sender is not null and sender is distinct from owner_id on conflict do nothing`;

const sentAgainStatement = statement(
  'media.sentAgain',
  `with sent as (
     update media m set sent_at = clock_timestamp()
     where m.hash = any($1) and ($3::boolean or m.hash = any($4) or (${isSentBy('$2::uuid', 'm')} and not ${isTakenDown('m')}))
     returning m.hash, m.sent_at
   ), ${checkSent}
   select hash from sent`,
);

function refuse(fault: PictureFault, field: string): never {
  if (fault === 'not base64') throw badInput(`${field} holds a data URL that is not a base64 image`, field);
  throw new DomainError('PAYLOAD_TOO_LARGE', 'File too large: please select an image smaller than 50MB', { field });
}

function decode(dataUrl: string, field: string): Buffer {
  if (dataUrl.length > maxImageBytes * 1.4) refuse('too large', field);
  const base64 = dataUrlPattern.exec(dataUrl)?.[1];
  if (!base64) refuse('not base64', field);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length >= maxImageBytes) refuse('too large', field);
  return bytes;
}

/** A picture to store, and the member who uploaded it. */
export interface OwnedPicture extends NormalPicture {
  readonly ownerId: string | null;
}

/** The storage of pictures: the bytes in a store, a row for each in the database. */
export interface PictureKeeper {
  readonly em: EntityManager;
  readonly store: MediaStore;
  readonly now: Date;
}

/**
 * Stores normalised bytes once and returns their URL. The same bytes always have the same URL. Throws BAD_USER_INPUT if a member sends
 * bytes that were taken down, and the row does not show them.
 */
export async function keepPicture(
  { em, store, now }: PictureKeeper,
  picture: OwnedPicture,
  showing: Showing,
): Promise<string> {
  const { bytes, width, height, placeholder, ownerId } = picture;
  const hash = createHash('sha256').update(bytes).digest('hex');
  await withMediaLock(em, hash, async (transaction) => {
    if (ownerId !== null) await refuseTakenDown(transaction, [mediaUrl(hash)], showing, takenDown);
    await refuseTooManyBytes(transaction, { hash, ownerId, size: bytes.length });
    // The bytes are stored first, so that no row is without them.
    await store.put(masterName(hash), bytes);
    await transaction.execute(insertSql, [hash, ownerId, width, height, bytes.length, placeholder, now, ownerId]);
  });
  return mediaUrl(hash);
}

/** The picture storage of a request. */
const keeperOf = ({ em, services, now }: Context): PictureKeeper => ({ em, store: services.media, now });

/** Normalises an upload of a member and charges their upload limit. */
async function readUpload(ctx: Context, source: PictureSource, field: string): Promise<OwnedPicture> {
  const caller = callerOf(ctx);
  await ctx.services.limiter.consume('uploads', caller.key);
  return { ...(await normalisePicture(source, field, caller)), ownerId: ctx.viewer?.id ?? null };
}

/** The bytes of a data URL, or the file received in its place. */
function sourceOf({ services }: Context, url: string, field: string): PictureSource {
  const received = services.inbox.find(url);
  if (received?.fault) refuse(received.fault, field);
  return received?.path ?? decode(url, field);
}

/**
 * Throws if a URL names a stored picture that the viewer has not uploaded or that was taken down, and the row does not show it. The error is the
 * same as for a picture that does not exist. The operator, who is not a member, may show every stored picture.
 */
async function showAgain(ctx: Context, urls: readonly string[], { field, shown = [] }: Showing): Promise<void> {
  const known = hashesOf(urls);
  if (known.length === 0) return;
  const stay = hashesOf(shown);
  const viewerId = ctx.viewer?.id ?? null;
  // Marks the pictures as sent, so that they are not collected before the row shows them.
  const sent = await ctx.sql<{ hash: string }>(sentAgainStatement, [known, viewerId, viewerId === null, stay]);
  const allowed = new Set([...stay, ...sent.map(({ hash }) => hash)]);
  if (!known.every((hash) => allowed.has(hash))) throw notSent(field);
}

const notSent = (field: string) =>
  badInput(`${field} names a picture that you have not sent: send the picture itself`, field);

export const takenDown = (field: string) =>
  badInput(`${field} has a picture that the operator has removed: leave it out`, field);

const takenDownText = `select from media m where m.hash = any(string_to_array(?, ' ')) and ${isTakenDown('m')}`;

/** Throws BAD_USER_INPUT if a URL names a picture that was taken down, and the row, which is locked, does not show it. */
export async function refuseTakenDown(
  em: EntityManager,
  urls: readonly string[],
  showing: Showing,
  fault = notSent,
): Promise<void> {
  const stay = new Set(hashesOf(showing.shown ?? []));
  const added = hashesOf(urls).filter((hash) => !stay.has(hash));
  if (added.length > 0 && (await em.execute(takenDownText, [added.join(' ')])).length > 0) throw fault(showing.field);
}

const hashesOf = (urls: readonly string[]): string[] => urls.flatMap((url) => hashOf(url) ?? []);

/** The input field of the pictures, and the URLs that the row already shows. */
interface Showing {
  readonly field: string;
  readonly shown?: readonly string[];
}

const activeStatement = statement('media.senderIsActive', 'select from "user" where id = $1 and suspended_at is null');

/** Throws UNAUTHENTICATED if the viewer was suspended while pictures were stored, which can take minutes. */
async function requireActive({ sql, viewer }: Context): Promise<void> {
  if (viewer && (await sql(activeStatement, [viewer.id])).length === 0)
    throw new DomainError('UNAUTHENTICATED', endedSession);
}

/**
 * Stores the pictures among the URLs that are data URLs and returns the URLs to store, in the same order. URLs of other
 * sites are normalised. Pictures that the viewer has uploaded or the row already shows stay as they are. Throws
 * BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, CONFLICT if the member has no space left, and UNAUTHENTICATED if the member is
 * suspended meanwhile.
 */
export async function storeImages(ctx: Context, given: readonly string[], showing: Showing): Promise<string[]> {
  const { field } = showing;
  const urls = given.map((url) => ownPath(url, ctx.services.publicUrl) ?? storedForm(url));
  if (urls.some((url) => url.startsWith('/') && hashOf(url) === null)) {
    throw badInput(`${field} names a page of this site: send a /media URL or the picture itself`, field);
  }
  await showAgain(ctx, urls, showing);
  const images: (string | OwnedPicture)[] = [];
  // All are read before the first is stored, so that a rejected one leaves none of the others behind.
  for (const url of urls) {
    images.push(isDataUrl(url) ? await readUpload(ctx, sourceOf(ctx, url, field), field) : url);
  }
  // Decoding takes long enough for the operator to remove a picture that was sent before.
  if (urls.some(isDataUrl)) await showAgain(ctx, urls, showing);
  const keeper = keeperOf(ctx);
  const kept: string[] = [];
  for (const image of images) kept.push(typeof image === 'string' ? image : await keepPicture(keeper, image, showing));
  if (urls.some(isDataUrl)) await requireActive(ctx);
  return kept;
}

/** Stores one picture like `storeImages`. */
export async function storeImage(ctx: Context, url: string, showing: Showing): Promise<string> {
  const [kept = url] = await storeImages(ctx, [url], showing);
  return kept;
}
