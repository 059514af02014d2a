import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireSession } from '../lib/access.ts';
import { DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { lockMember } from '../users/lockMember.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { findViewer } from '../users/users.ts';
import { cutCircleOf } from './cutCircleOf.ts';
import { PrivacyZone } from './PrivacyZone.ts';
import type { CreatePrivacyZoneInput } from './zoneInputs.ts';

// The circles in which nobody is to see a member ride. A change of them takes back, in its own transaction, everything that
// others are shown of the member's routes; it is cut anew for the next who asks.

const mostZones = 10;
const noTokens = 'An access token may not read, make or delete privacy zones: sign in with a password';

const byOwnersStatement = statement(
  'privacyZone.byOwners',
  `select ${columnsOf(PrivacyZone, 'z')} from privacy_zone z where z.owner_id = any($1::uuid[]) order by z.created_at, z.id`,
);

const secretStatement = statement('privacyZone.secret', 'select zone_secret as "secret" from "user" where id = $1');

const fenceText = 'update route set fence = fence + 1 where owner_id = ?';
const uncutText = 'delete from route_map where is_cut and route_id in (select id from route where owner_id = ?)';

/** The zones of members, whoever asks: only for those members. */
export const zonesOfOwners = ({ sql }: Reader, ids: readonly string[]): Promise<PrivacyZone[]> =>
  sql<PrivacyZone & Record<string, unknown>>(byOwnersStatement, [ids]);

/** The viewer's own zones, the oldest first; null where the member is another. Throws FORBIDDEN for access tokens. */
export async function listPrivacyZones(ctx: Context, user: Pick<User, 'id'>): Promise<PrivacyZone[] | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  requireSession(ctx, noTokens);
  return ctx.load.zonesOfUser.load(user.id);
}

/** What the circles of a member are drawn by: as long as it stays the same, so do they. */
async function secretOf({ sql }: Context, ownerId: string): Promise<string> {
  const [owner] = await sql<{ secret: string }>(secretStatement, [ownerId]);
  if (!owner) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return owner.secret;
}

/** Runs a change of a member's zones, after which nothing is shown to others that was cut for those of before. */
async function changeZones(ctx: Context, ownerId: string, change: (em: EntityManager) => Promise<void>): Promise<void> {
  await ctx.em.transactional(async (em) => {
    // Routes are taken in under the same lock: none slips in between.
    await lockMember(em, ownerId);
    await change(em);
    // In this order: what is being cut meanwhile is either written by now, and deleted, or never written.
    await em.execute(fenceText, [ownerId]);
    await em.execute(uncutText, [ownerId]);
  });
  reread(ctx);
}

const idIsTaken = () => new DomainError('CONFLICT', 'This id is taken', { field: 'id' });

/** The viewer's zone of this id, undefined where there is none yet; throws CONFLICT where it is another's. */
async function findOwn(ctx: Context, id: string, ownerId: string): Promise<PrivacyZone | undefined> {
  const known = await ctx.em.fork().findOne(PrivacyZone, id);
  if (known && known.ownerId !== ownerId) throw idIsTaken();
  return known ?? undefined;
}

async function refuseTooMany(em: EntityManager, ownerId: string): Promise<void> {
  if ((await em.count(PrivacyZone, { ownerId })) < mostZones) return;
  throw new DomainError('CONFLICT', `You have ${mostZones} privacy zones, the most there may be: delete one first`);
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
    // The same request sent twice at once: the slower one finds the row of the faster.
    const isRace = error instanceof UniqueConstraintViolationException && (await findOwn(ctx, id, ownerId));
    if (!isRace) throw error;
  }
}

/**
 * Makes a zone of the viewer's; nobody else is shown anything that was not cut for it from here on. Throws UNAUTHENTICATED,
 * FORBIDDEN for access tokens, CONFLICT for another's id and for the eleventh zone.
 */
export async function createPrivacyZone(
  ctx: Context,
  input: CreatePrivacyZoneInput,
): Promise<{ privacyZone: PrivacyZone; viewer: User }> {
  const { id: ownerId } = requireSession(ctx, noTokens).viewer;
  const id = input.id?.toLowerCase() ?? newId();
  const known = input.id == null ? undefined : await findOwn(ctx, id, ownerId);
  if (!known) {
    const { lat, lng, radius } = input;
    const place = { lat, lng, radius, ...cutCircleOf({ lat, lng, radius }, await secretOf(ctx, ownerId)) };
    await insert(
      ctx,
      Object.assign(new PrivacyZone(), { id, ownerId, label: input.label.trim(), ...place, createdAt: ctx.now }),
    );
  }
  const privacyZone = known ?? (await findOwn(ctx, id, ownerId));
  // Meanwhile it has been deleted.
  if (!privacyZone) throw new DomainError('NOT_FOUND', 'Privacy zone not found');
  return { privacyZone, viewer: await findViewer(ctx) };
}

/** Deletes a zone of the viewer's, whose routes are then shown there. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
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
