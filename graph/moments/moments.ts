import { CheckConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import { reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { given, textOrNull } from '../lib/blank.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { changeOf } from '../lib/pubSub.ts';
import { storeImage } from '../media/pictures.ts';
import { refuseOtherKind } from '../nodes/refuseOtherKind.ts';
import { forgetRemovals, heldRide, noteRemoval } from '../posts/removals.ts';
import { RideActivityKind, tellRide } from '../rides/rideChanges.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { requireRide } from '../rides/rides.ts';
import { Moment } from './Moment.ts';
import type { ShareMomentInput, UpdateMomentInput } from './momentInputs.ts';
import { momentPolicy } from './momentPolicy.ts';
import type { MomentRow } from './momentRows.ts';
import { momentsByIds } from './momentRows.ts';
import type { Place } from './Place.ts';
import type { PlaceInput } from './PlaceInput.ts';

// What those who take part in a ride share of it, before, during and after: words, a picture, a place, at least one of
// them. Whoever may read the ride reads its moments; an author who has left the ride keeps what they have shared.

const minute = 60_000;
/** How far the clock of a client may be ahead. */
const maximumLead = 5 * minute;

// Both lock the ride before what is under it, as its own deletion does: writes that meet under a ride queue up and never deadlock.
const insertStatement = statement(
  'moment.insert',
  `with shared as (select id from ride where id = $2 for no key update)
   insert into moment (id, post_id, author_id, description, image_url, image_alt, lat, lng, address, timestamp, created_at)
   select $1::uuid, shared.id, $3::uuid, $4::text, $5::text, $6::text, $7::float8, $8::float8, $9::text, $10::timestamptz, $11::timestamptz
   from shared on conflict do nothing returning id`,
);
const deleteStatement = statement(
  'moment.delete',
  `${heldRide('$2')}, gone as (
     delete from moment m using held where m.id = $1 and m.post_id = held.id returning m.id, m.post_id
   )
   ${noteRemoval(RideActivityKind.MOMENT_DELETED, 'gone', '$3', '$4')}`,
);

async function loadMoment(ctx: Context, id: string): Promise<MomentRow | null> {
  return isId(id) ? ctx.load.momentById.load(id.toLowerCase()) : null;
}

/** The moment of this id, null when unknown or not visible to the viewer. */
export async function findMoment(ctx: Context, id: string): Promise<MomentRow | null> {
  const moment = await loadMoment(ctx, id);
  return moment && momentPolicy.read.may(ctx.viewer, moment) ? moment : null;
}

/** The moment of this id if the viewer may do this to it; throws NOT_FOUND 'Moment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function requireMoment(ctx: Context, verb: keyof typeof momentPolicy, id: string): Promise<MomentRow> {
  const moment = await loadMoment(ctx, id);
  allow(ctx.viewer, momentPolicy[verb], moment);
  return moment;
}

/**
 * Shares a moment of a ride. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for who does not take part, BAD_USER_INPUT,
 * CONFLICT for another's id, and what storing a picture throws.
 */
export async function shareMoment(
  ctx: Context,
  input: ShareMomentInput,
): Promise<{ moment: MomentRow; ride: RideRow }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  if (!(await isRepeated(ctx, id, viewer.id))) {
    if (input.id != null) await refuseOtherKind(ctx, id, 'Moment');
    const ride = await requireRide(ctx, input.postId);
    await requireParticipation(ctx, ride);
    const facts = { id, rideId: ride.id, authorId: viewer.id, timestamp: ctx.now, createdAt: ctx.now };
    await insert(ctx, await draft(ctx, Object.assign(new Moment(), facts), input));
  }
  reread(ctx);
  const moment = await requireMoment(ctx, 'read', id);
  return { moment, ride: await requireRide(ctx, moment.rideId) };
}

async function requireParticipation(ctx: Context, { id }: RideRow): Promise<void> {
  if (await ctx.load.viewerIsParticipating.load(id)) return;
  // Nobody takes part in a ride that has been deleted since it was looked up: that is no refusal.
  reread(ctx);
  await requireRide(ctx, id);
  throw new DomainError('FORBIDDEN', 'Join this ride to share moments of it');
}

/** Whether the author has shared this moment before; throws CONFLICT where someone else has. */
async function isRepeated(ctx: Context, id: string, authorId: string): Promise<boolean> {
  const [known] = await momentsByIds(ctx, [id]);
  if (known && known.authorId !== authorId) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
  return known !== undefined;
}

async function insert(ctx: Context, moment: Moment): Promise<void> {
  const { id, rideId, authorId, description, imageUrl, imageAlt, lat, lng, address, timestamp, createdAt } = moment;
  const values = [id, rideId, authorId, description, imageUrl, imageAlt, lat, lng, address, timestamp, createdAt];
  const written = await ctx.sql(insertStatement, values);
  if (written.length > 0) return tellRide(ctx, rideId, changeOf(RideActivityKind.MOMENT_SHARED, id, createdAt));
  if (await isRepeated(ctx, id, authorId)) return;
  // Since it was looked up the ride has been deleted.
  throw new DomainError('NOT_FOUND', 'Post not found');
}

const noContent = () => badInput('Please add a description, a photo or a location to your moment', 'description');

/** Puts what an input says into a moment and checks what comes of it. */
async function draft(ctx: Context, moment: Moment, input: ShareMomentInput | UpdateMomentInput): Promise<Moment> {
  const { description, imageUrl, imageAlt, location, timestamp } = input;
  if (imageUrl !== undefined && imageUrl !== moment.imageUrl) moment.imageAlt = null;
  const texts = {
    description: textOrNull(description),
    imageUrl: textOrNull(imageUrl),
    imageAlt: textOrNull(imageAlt),
  };
  Object.assign(moment, given({ ...texts, timestamp: timestamp ?? undefined }), columnsOfPlace(location));
  if (moment.timestamp.getTime() > ctx.now.getTime() + maximumLead) {
    throw badInput('timestamp must be at most 5 minutes ahead', 'timestamp');
  }
  if (!moment.description && !moment.imageUrl && !placeOf(moment)) throw noContent();
  if (moment.imageUrl) moment.imageUrl = await storeImage(ctx, moment.imageUrl, 'imageUrl');
  return moment;
}

function columnsOfPlace(place: PlaceInput | null | undefined): Partial<Place> {
  if (place === undefined) return {};
  const { lat = null, lng = null } = place ?? {};
  if ((lat === null) !== (lng === null)) throw badInput('location needs both lat and lng, or neither', 'location');
  return { lat, lng, address: textOrNull(place?.address) ?? null };
}

/** Where a moment was, null where that is not told. */
export function placeOf({ lat, lng, address }: Moment): Place | null {
  return lat === null && address === null ? null : { lat, lng, address };
}

/** Changes a moment of the viewer's own. Throws like `shareMoment`, NOT_FOUND 'Moment not found' or FORBIDDEN. */
export async function updateMoment(ctx: Context, input: UpdateMomentInput): Promise<{ moment: MomentRow }> {
  const { id } = await requireMoment(ctx, 'edit', input.momentId);
  const moment = await ctx.em.findOne(Moment, id);
  if (!moment) throw new DomainError('NOT_FOUND', 'Moment not found');
  await draft(ctx, moment, input);
  moment.changedAt = ctx.now;
  await saveEdit(ctx);
  tellRide(ctx, moment.rideId, changeOf(RideActivityKind.MOMENT_CHANGED, id, ctx.now));
  reread(ctx);
  return { moment: await requireMoment(ctx, 'read', id) };
}

async function saveEdit(ctx: Context): Promise<void> {
  try {
    await ctx.em.flush();
  } catch (error) {
    // Of two edits at once, each takes away what the other leaves.
    if (error instanceof CheckConstraintViolationException) throw noContent();
    throw error;
  }
}

/** Deletes a moment of the viewer's own. Throws NOT_FOUND 'Moment not found', UNAUTHENTICATED or FORBIDDEN. */
export async function deleteMoment(
  ctx: Context,
  momentId: string,
): Promise<{ deletedMomentId: string; ride: RideRow }> {
  const { id, rideId, authorId } = await requireMoment(ctx, 'delete', momentId);
  const deleted = await ctx.sql(deleteStatement, [id, rideId, [authorId], ctx.now]);
  if (deleted.length > 0) tellRide(ctx, rideId, changeOf(RideActivityKind.MOMENT_DELETED, id, ctx.now, [authorId]));
  await forgetRemovals(ctx);
  reread(ctx);
  return { deletedMomentId: id, ride: await requireRide(ctx, rideId) };
}
