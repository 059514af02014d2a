import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders } from '../context.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { lockPlaces } from '../model/zones/lockPlaces.ts';
import { PrivacyZone } from '../model/zones/PrivacyZone.ts';
import { zonesOfOwners } from '../model/zones/zonesOfOwners.ts';
import { forkOf, holdConnection } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { many } from '../platform/graphql/batch.ts';
import { requireSession } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { idIsTaken } from '../platform/lib/isReplayOf.ts';
import { cutShownRoutes } from '../routes/routeCuts.ts';
import { findViewer } from '../users/users.ts';
import { cutCircleOf } from './cutCircleOf.ts';
import { hidePlaces } from './hidePlaces.ts';
import type { CreatePrivacyZoneInput } from './zoneInputs.ts';

// Privacy zones hide the parts of a member's routes and the points of their moments that lie inside circles. The transaction
// that changes a zone also deletes all cut routes and hides the points. The next reader causes the routes to be cut again.

const maxZones = 10;
const noTokens = 'An access token may not read, create or delete privacy zones: sign in with a password';

const secretStatement = statement('privacyZone.secret', 'select zone_secret as "secret" from "user" where id = $1');

const countStatement = statement(
  'privacyZone.counts',
  `select (select count(*)::int from route where owner_id = $1) as routes,
     (select count(*)::int from moment where author_id = $1 and lat is not null) as moments`,
);
/** So many routes that a change can cut again cost as much as an upload. */
const routesPerUpload = 10;
/** So many moments with a point that a change can hide or show cost as much as an upload. */
const momentsPerUpload = 1_000;

const circlesText = 'select cut_lat as lat, cut_lng as lng, cut_radius as radius from privacy_zone where owner_id = ?';
const fenceText = 'update route set fence = fence + 1 where owner_id = ?';
const uncutText = 'delete from route_map where is_cut and route_id in (select id from route where owner_id = ?)';

/** The zones of the viewer, oldest first; null for another member. Throws FORBIDDEN for access tokens. */
export async function listPrivacyZones(ctx: Context, user: Pick<User, 'id'>): Promise<PrivacyZone[] | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  requireSession(ctx, noTokens);
  return ctx.load.zonesOfUser.load(user.id);
}

/** The secret that determines the cut circles of a member. The circles stay the same as long as it does. */
async function secretOf({ sql }: Context, ownerId: string): Promise<string> {
  const [owner] = await sql<{ secret: string }>(secretStatement, [ownerId]);
  if (!owner) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return owner.secret;
}

const circlesOf = (em: EntityManager, ownerId: string) =>
  em.execute<{ lat: number; lng: number; radius: number }[]>(circlesText, [ownerId]);

/** Runs a change of a member's zones. Afterwards, other members see nothing that was cut for the former zones. */
async function changeZones(ctx: Context, ownerId: string, change: (em: EntityManager) => Promise<void>): Promise<void> {
  const [own = { routes: 0, moments: 0 }] = await ctx.sql<{ routes: number; moments: number }>(countStatement, [
    ownerId,
  ]);
  const work = Math.ceil(own.routes / routesPerUpload) + Math.ceil(own.moments / momentsPerUpload);
  const price = Math.min(work, ctx.services.limiter.limitOf('uploads'));
  if (price > 0) await ctx.services.limiter.consume('uploads', ownerId, price);
  await inTransaction(ctx.em, async (em) => {
    // `createRoute` holds the same lock, so that no route is added in between.
    await lockPlaces(em, ownerId);
    const former = await circlesOf(em, ownerId);
    await change(em);
    await hidePlaces(em, ownerId, { former, circles: await circlesOf(em, ownerId) });
    // The fence comes first. A concurrent cut is then either written already, and deleted below, or never written.
    await em.execute(fenceText, [ownerId]);
    await em.execute(uncutText, [ownerId]);
  });
  clearLoaders(ctx);
  await cutShownRoutes(ctx, ownerId);
}

/** The viewer's zone with this id; undefined when there is none. Throws CONFLICT when it belongs to another member. */
async function findOwn(ctx: Context, id: string, ownerId: string): Promise<PrivacyZone | undefined> {
  const known = await holdConnection(forkOf(ctx.em), (em) => em.findOne(PrivacyZone, id));
  if (known && known.ownerId !== ownerId) throw idIsTaken();
  return known ?? undefined;
}

async function refuseTooMany(em: EntityManager, ownerId: string): Promise<void> {
  if ((await em.count(PrivacyZone, { ownerId })) < maxZones) return;
  throw new DomainError('CONFLICT', `You have ${maxZones} privacy zones, which is the maximum: delete one first`);
}

async function insert(ctx: Context, zone: PrivacyZone): Promise<void> {
  const { id, ownerId } = zone;
  try {
    await changeZones(ctx, ownerId, async (em) => {
      await refuseTooMany(em, ownerId);
      em.persist(zone);
      await em.flush();
    });
  } catch (error) {
    // A concurrent request with the same id was faster, and its row is returned.
    const isRace = error instanceof UniqueConstraintViolationException && (await findOwn(ctx, id, ownerId));
    if (!isRace) throw error;
  }
}

/**
 * Creates a zone of the viewer. Once it returns, other members see only routes that are cut for it. Throws UNAUTHENTICATED,
 * FORBIDDEN for access tokens, CONFLICT when the id is taken and for the eleventh zone, RATE_LIMITED for many changes with many routes or moments.
 */
export async function createPrivacyZone(
  ctx: Context,
  input: CreatePrivacyZoneInput,
): Promise<{ privacyZone: PrivacyZone; viewer: User }> {
  const { id: ownerId } = requireSession(ctx, noTokens).viewer;
  const id = input.id?.toLowerCase() ?? newId();
  const known = input.id == null ? undefined : await findOwn(ctx, id, ownerId);
  if (!known) {
    const { lat, lng, radius, lowersFigures } = input;
    const place = {
      lat,
      lng,
      radius,
      lowersFigures,
      ...cutCircleOf({ lat, lng, radius }, await secretOf(ctx, ownerId)),
    };
    await insert(
      ctx,
      Object.assign(new PrivacyZone(), { id, ownerId, label: input.label.trim(), ...place, createdAt: ctx.now }),
    );
  }
  const privacyZone = known ?? (await findOwn(ctx, id, ownerId));
  // A concurrent request has deleted the zone.
  if (!privacyZone) throw new DomainError('NOT_FOUND', 'Privacy zone not found');
  return { privacyZone, viewer: await findViewer(ctx) };
}

/** Deletes a zone of the viewer. Their routes become visible there. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND, RATE_LIMITED. */
export async function deletePrivacyZone(
  ctx: Context,
  zoneId: string,
): Promise<{ deletedZoneId: string; viewer: User }> {
  const { id: ownerId } = requireSession(ctx, noTokens).viewer;
  const id = zoneId.toLowerCase();
  const zone = isId(id) ? { id, ownerId } : null;
  await changeZones(ctx, ownerId, async (em) => {
    const deleted = zone ? await em.nativeDelete(PrivacyZone, zone) : 0;
    if (deleted === 0) throw new DomainError('NOT_FOUND', 'Privacy zone not found');
  });
  return { deletedZoneId: id, viewer: await findViewer(ctx) };
}

export const zoneLoaders = (reader: Reader) => ({
  /** Loads the zones of any member. Only domain code may use it, and must return them to their member only. */
  zonesOfUser: many(
    (ids) => zonesOfOwners(reader, ids),
    (zone) => zone.ownerId,
  ),
});
