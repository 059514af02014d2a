import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import type { Moment } from '../model/moments/Moment.ts';
import { claimId } from '../model/nodes/claimId.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { type RideRow, viewerIsParticipating } from '../model/rides/rideRow.ts';
import { lockPlaces } from '../model/zones/lockPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { hideInZone } from '../zones/hideInZone.ts';

// The row of a new moment, and the maximum numbers of moments.

/** The maximum number of moments that a member may share of one ride. */
export const maxMoments = 1_000;
/** The maximum number of moments of a ride by all members. */
export const maxMomentsOfRide = 20_000;
/** From this number of moments of a ride on, a member may share few of it, so that a few members cannot use up the ride's maximum. */
const manyMoments = 10_000;
const maxOfMany = 20;

// Locks the ride before its moments, as `deletePost` does, so that concurrent writes wait and never deadlock. The count of the member's own
// moments is of before the lock: parallel requests of a member can exceed that maximum by the few that one caller may run at once.
const insertStatement = statement(
  'moment.insert',
  `with under as (
     select p.id from post p
     where p.id = $2 and ${visiblePosts('$3::uuid', 'p')} and ${viewerIsParticipating('$3::uuid', 'p')}
     for key share of p
   ), shared as (select r.id, r.moment_count from under join ride r on r.id = under.id for no key update of r)
   insert into moment (id, post_id, author_id, description, image_url, image_alt, lat, lng, address, timestamp, created_at)
   select $1::uuid, shared.id, $3::uuid, $4::text, $5::text, $6::text, $7::float8, $8::float8, $9::text, $10::timestamptz, $11::timestamptz
   from shared
   where shared.moment_count < ${maxMomentsOfRide}
     and (select count(*) from moment own where own.post_id = shared.id and own.author_id = $3::uuid)
       < case when shared.moment_count < ${manyMoments} then ${maxMoments} else ${maxOfMany} end
   on conflict do nothing returning id`,
);
const ownCountStatement = statement(
  'moment.ownCount',
  'select count(*)::int as count from moment where post_id = $1 and author_id = $2',
);
/** Returns false when the statement inserts no row. */
async function insertRow(sql: Sql, moment: Moment): Promise<boolean> {
  const { id, rideId, authorId, description, imageUrl, imageAlt, lat, lng, address, timestamp, createdAt } = moment;
  const values = [id, rideId, authorId, description, imageUrl, imageAlt, lat, lng, address, timestamp, createdAt];
  return (await sql(insertStatement, values)).length > 0;
}

export interface MomentWrite {
  readonly hasNewPoint: boolean;
  /** Whether the client chose the id. */
  readonly claimsId: boolean;
}

/** Hides a new point that lies in a zone. A change of zones locks the places before it changes moments. */
export async function hideNewPoint(transaction: EntityManager, moment: Moment): Promise<void> {
  await lockPlaces(transaction, moment.authorId);
  await transaction.flush();
  await hideInZone(transaction, moment);
}

/** Inserts a moment in a transaction. Hides a new point if a zone around it was created while the picture was stored. */
const insertInTransaction = (ctx: Context, moment: Moment, { hasNewPoint, claimsId }: MomentWrite): Promise<boolean> =>
  inTransaction(ctx.em, async (transaction) => {
    if (claimsId) await claimId(transaction, moment.id, 'Moment');
    if (!(await insertRow(sqlIn(transaction), moment))) return false;
    if (!hasNewPoint) return true;
    await hideNewPoint(transaction, moment);
    return true;
  });

/** Inserts a moment. Returns false when the statement inserts no row. */
export const insertMoment = (ctx: Context, moment: Moment, how: MomentWrite): Promise<boolean> =>
  how.hasNewPoint || how.claimsId ? insertInTransaction(ctx, moment, how) : insertRow(ctx.sql, moment);

const tooMany = () =>
  new DomainError(
    'CONFLICT',
    `You have shared ${maxMoments.toLocaleString('en')} moments of this ride, which is the maximum: delete one first`,
  );

const rideIsFull = () =>
  new DomainError(
    'CONFLICT',
    `This ride has ${maxMomentsOfRide.toLocaleString('en')} moments, which is the maximum: write a post of your own`,
  );

const tooManyOfMany = () =>
  new DomainError(
    'CONFLICT',
    `This ride has ${manyMoments.toLocaleString('en')} moments, so a member can share at most ${maxOfMany} of it: write a post of your own`,
  );

/** Throws CONFLICT when a maximum keeps the author from sharing one more moment of the ride. */
export async function requireRoom(
  ctx: Context,
  { id, momentCount }: Pick<RideRow, 'id' | 'momentCount'>,
  authorId: string,
) {
  const [own] = await ctx.sql<{ count: number }>(ownCountStatement, [id, authorId]);
  if (own && own.count >= maxMoments) throw tooMany();
  if (momentCount >= maxMomentsOfRide) throw rideIsFull();
  if (momentCount >= manyMoments && own && own.count >= maxOfMany) throw tooManyOfMany();
}
