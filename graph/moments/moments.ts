import { CheckConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import { storeImage } from '../media/pictures.ts';
import { storedForm } from '../model/media/imageUrls.ts';
import { Moment } from '../model/moments/Moment.ts';
import { momentPolicy, visibleMoments } from '../model/moments/momentPolicy.ts';
import { type MomentRow, momentsByIds } from '../model/moments/momentRows.ts';
import type { Place } from '../model/moments/Place.ts';
import { rejectIdOfOtherType } from '../model/nodes/rejectIdOfOtherType.ts';
import { heldRide, noteRemoval } from '../model/posts/removals.ts';
import { publishRide, RideActivityKind } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { ownerIn } from '../platform/lib/access.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { findRide, requireRide } from '../rides/rides.ts';
import { isInOwnZone } from '../routes/isInOwnZone.ts';
import { hideNewPoint, insertMoment, type MomentWrite, requireRoom } from './insertMoment.ts';
import type { ShareMomentInput, UpdateMomentInput } from './momentInputs.ts';
import type { PlaceInput } from './PlaceInput.ts';

// Moments that participants of a ride share, with at least one of a description, a picture and a place. Members who may read the
// ride may read its moments. The moments of a member who leaves the ride remain.

const minute = 60_000;
/** The maximum time in milliseconds that the clock of a client may be ahead. */
const maxLead = 5 * minute;

// Locks the ride before its moments, as `deletePost` does, so that concurrent writes wait and never deadlock.
const deleteStatement = statement(
  'moment.delete',
  `${heldRide('$2')}, gone as (
     delete from moment m using held where m.id = $1 and m.post_id = held.id returning m.id, m.post_id
   )
   ${noteRemoval(RideActivityKind.MOMENT_DELETED, 'gone', '$3', '$4')}`,
);

const readableText = `select from (select ?::uuid as id) viewer, moment m join post p on p.id = m.post_id
  where m.id = ? and ${visibleMoments('viewer.id', 'm', 'p')} for key share of m`;

async function loadMoment(ctx: Context, id: string): Promise<MomentRow | null> {
  return isId(id) ? ctx.load.momentById.load(id.toLowerCase()) : null;
}

/** Finds a moment; null when it is unknown or the viewer may not read it. */
export async function findMoment(ctx: Context, id: string): Promise<MomentRow | null> {
  const moment = await loadMoment(ctx, id);
  return moment && momentPolicy.read.may(ctx.viewer, moment) ? moment : null;
}

/** Finds a moment that the viewer may read, edit or delete. Throws NOT_FOUND 'Moment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function requireMoment(ctx: Context, verb: keyof typeof momentPolicy, id: string): Promise<MomentRow> {
  const moment = await loadMoment(ctx, id);
  allow(ctx.viewer, momentPolicy[verb], moment);
  return moment;
}

/**
 * Shares a moment of a ride. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN when the viewer does not participate, BAD_USER_INPUT,
 * CONFLICT, and the errors of storing a picture. CONFLICT means that the id belongs to another's moment, to another description
 * or to something that was deleted within a day. It also means that the viewer has shared too many moments, or all members together.
 */
export async function shareMoment(
  ctx: Context,
  input: ShareMomentInput,
): Promise<{ moment: MomentRow; ride: RideRow; isReplay: boolean }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  let isReplay = true;
  if (!(await isMomentReplay(ctx, { id, authorId: viewer.id, description: textOrNull(input.description) ?? null }))) {
    if (input.id != null) await rejectIdOfOtherType(ctx, id, 'Moment');
    const ride = await requireRide(ctx, input.postId);
    await requireParticipation(ctx, ride);
    await ctx.services.limiter.consume('texts', viewer.id);
    const facts = { id, rideId: ride.id, authorId: viewer.id, timestamp: ctx.now, createdAt: ctx.now };
    const draft = await applyInput(ctx, Object.assign(new Moment(), facts), input);
    isReplay = !(await insert(ctx, draft, { hasNewPoint: namesPoint(draft, input), claimsId: input.id != null }));
  }
  clearLoaders(ctx);
  const moment = await requireMoment(ctx, 'read', id);
  return { moment, ride: await requireRide(ctx, moment.rideId), isReplay };
}

async function requireParticipation(ctx: Context, { id }: RideRow): Promise<void> {
  if (await ctx.load.viewerIsParticipating.load(id)) return;
  // When the ride was deleted after it was read, the error must be NOT_FOUND, not FORBIDDEN.
  clearLoaders(ctx);
  await requireRide(ctx, id);
  throw new DomainError('FORBIDDEN', 'Join this ride to share moments of it');
}

type SentMoment = Pick<Moment, 'id' | 'authorId' | 'description'>;

/** Whether the author has shared this moment before. Throws CONFLICT when the id belongs to another's moment or other content. */
async function isMomentReplay(ctx: Context, { id, ...sent }: SentMoment): Promise<boolean> {
  const [known] = await momentsByIds(ctx, [id]);
  return isReplayOf(known, {
    noun: 'moment',
    isOwn: ({ authorId }) => authorId === sent.authorId,
    isSame: ({ description }) => description === sent.description,
    requireReadable: () => requireMoment(ctx, 'read', id),
  });
}

/** Inserts a moment. Returns false when a concurrent request with the same id was faster. */
async function insert(ctx: Context, moment: Moment, how: MomentWrite): Promise<boolean> {
  const { id, rideId, authorId, createdAt } = moment;
  if (await insertMoment(ctx, moment, how)) {
    publishRide(ctx, rideId, changeOf(RideActivityKind.MOMENT_SHARED, id, createdAt));
    return true;
  }
  if (await isMomentReplay(ctx, moment)) return false;
  // While the picture was stored, the viewer left the ride or lost access to it.
  clearLoaders(ctx);
  await requireParticipation(ctx, await requireRide(ctx, rideId));
  await requireRoom(ctx, await requireRide(ctx, rideId), authorId);
  throw new DomainError('NOT_FOUND', 'Post not found');
}

const noContent = () => badInput('Please add a description, a photo or a location to your moment', 'description');

const hiddenPlace = () =>
  badInput('This place lies in a privacy zone of yours: add a description or a photo, or send keepsPlace', 'location');

/** Applies an input to a moment, validates the result and stores its picture. */
async function applyInput(ctx: Context, moment: Moment, input: ShareMomentInput | UpdateMomentInput): Promise<Moment> {
  const { description, imageUrl, imageAlt, location, timestamp } = input;
  const shown = moment.imageUrl ? [moment.imageUrl] : [];
  if (imageUrl !== undefined && storedForm(imageUrl ?? '') !== storedForm(moment.imageUrl ?? ''))
    moment.imageAlt = null;
  const texts = {
    description: textOrNull(description),
    imageUrl: textOrNull(imageUrl),
    imageAlt: textOrNull(imageAlt),
  };
  const place = await placeToShare(ctx, columnsOfPlace(location), input);
  Object.assign(moment, given({ ...texts, timestamp: timestamp ?? undefined }), place);
  // An access token may show a point that it sends, but not one that is hidden from it.
  if (input.keepsPlace && (ownerIn(ctx) !== null || place.lat != null)) moment.hidesPlace = false;
  if (moment.timestamp.getTime() > ctx.now.getTime() + maxLead) {
    throw badInput('timestamp must be at most 5 minutes ahead', 'timestamp');
  }
  if (!moment.description && !moment.imageUrl && !placeOf(moment)) {
    throw location?.lat == null ? noContent() : hiddenPlace();
  }
  if (moment.imageUrl) moment.imageUrl = await storeImage(ctx, moment.imageUrl, { field: 'imageUrl', shown });
  return moment;
}

function columnsOfPlace(place: PlaceInput | null | undefined): Partial<Place> {
  if (place === undefined) return {};
  const { lat = null, lng = null } = place ?? {};
  if ((lat === null) !== (lng === null)) throw badInput('location needs both lat and lng, or neither', 'location');
  return { lat, lng, address: textOrNull(place?.address) ?? null };
}

/** Removes the point of a place inside a privacy zone of the viewer, unless the input sends `keepsPlace`. */
async function placeToShare(
  ctx: Context,
  place: Partial<Place>,
  { keepsPlace }: ShareMomentInput | UpdateMomentInput,
): Promise<Partial<Place>> {
  const { lat, lng } = place;
  if (lat == null || lng == null || keepsPlace) return place;
  return (await isInOwnZone(ctx, { lat, lng })) ? { ...place, lat: null, lng: null } : place;
}

/** Whether an input gives the moment a point that a privacy zone would hide. */
const namesPoint = ({ lat }: Moment, { location, keepsPlace }: ShareMomentInput | UpdateMomentInput): boolean =>
  lat !== null && location?.lat != null && !keepsPlace;

/** The place of a moment; null when it has neither a point nor an address. */
export function placeOf({ lat, lng, address }: Moment): Place | null {
  return lat === null && address === null ? null : { lat, lng, address };
}

/** Edits a moment of the viewer. Throws the errors of `shareMoment`, NOT_FOUND 'Moment not found', FORBIDDEN. */
export async function updateMoment(ctx: Context, input: UpdateMomentInput): Promise<{ moment: MomentRow }> {
  const { id } = await requireMoment(ctx, 'edit', input.momentId);
  const moment = await holdConnection(ctx.em, (em) => em.findOne(Moment, id));
  if (!moment) throw new DomainError('NOT_FOUND', 'Moment not found');
  await applyInput(ctx, moment, input);
  moment.changedAt = ctx.now;
  await saveEdit(ctx, moment, namesPoint(moment, input));
  publishRide(ctx, moment.rideId, changeOf(RideActivityKind.MOMENT_CHANGED, id, ctx.now));
  clearLoaders(ctx);
  return { moment: await requireMoment(ctx, 'read', id) };
}

/** Throws NOT_FOUND when the moment was deleted or hidden from the viewer while its picture was stored. */
async function requireReadable(transaction: EntityManager, id: string, viewerId: string): Promise<void> {
  const readable = await transaction.execute(readableText, [viewerId, id]);
  if (readable.length === 0) throw new DomainError('NOT_FOUND', 'Moment not found');
}

async function saveEdit(ctx: Context, moment: Moment, hasNewPoint: boolean): Promise<void> {
  const { id, authorId } = moment;
  try {
    await inTransaction(ctx.em, async (transaction) => {
      await requireReadable(transaction, id, authorId);
      if (hasNewPoint) await hideNewPoint(transaction, moment);
    });
  } catch (error) {
    // Two concurrent edits can together remove all content.
    if (error instanceof CheckConstraintViolationException) throw noContent();
    throw error;
  }
}

/** Deletes a moment of the viewer. When it is now hidden from them, the ride is null. Throws NOT_FOUND 'Moment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function deleteMoment(
  ctx: Context,
  momentId: string,
): Promise<{ deletedMomentId: string; ride: RideRow | null }> {
  const { id, rideId, authorId } = await requireMoment(ctx, 'delete', momentId);
  const deleted = await ctx.sql(deleteStatement, [id, rideId, [authorId], ctx.now]);
  if (deleted.length > 0) publishRide(ctx, rideId, changeOf(RideActivityKind.MOMENT_DELETED, id, ctx.now, [authorId]));
  clearLoaders(ctx);
  return { deletedMomentId: id, ride: await findRide(ctx, rideId) };
}
