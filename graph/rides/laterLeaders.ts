import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { leadsNewDates } from '../model/rides/leading.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { badInput } from '../platform/lib/errors.ts';

// Co-leaders of a date of a series and of its later dates. The membership of the series says who leads its new dates, too.

const most = inputLimits.ride.coLeaders;

// The series before posts, then rides, each by id, as every write of a series locks them. An extension waits, so that no new date misses a
// leader.
const lockStatement = statement('rideLeader.later.lock', 'select from ride_series where id = $1 for no key update');
const holdStatement = statement(
  'rideLeader.later.hold',
  `with noted as materialized (
     select p.id from ride r join post p on p.id = r.id
     where r.series_id = $1 and (r.id = $2 or (
       r.starts_at > greatest($4::timestamptz, (select starts_at from ride where id = $2))
       and exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = $3)
     )) order by p.id for key share of p
   ) select r.id from noted join ride r on r.id = noted.id order by r.id for no key update of r`,
);
const lastId = '(select id from ride where series_id = $1 order by series_date desc limit 1)';
const standingStatement = statement(
  'rideLeader.later.standing',
  `select exists (
     select from ride_participant rp where rp.post_id = $2 and rp.user_id = $3 and not ${isAbsentFor('$4::uuid', 'rp.user_id')}
   ) as "isIn", exists (
     select from ride_participant rp where rp.post_id = any($5::uuid[]) and rp.user_id = $3 and rp.leads_since is null
       and (select count(*) from ride_participant o where o.post_id = rp.post_id and o.leads_since is not null) >= ${most}
   ) or exists (
     select from ride_series_member own where own.series_id = $1 and own.user_id = $3 and not ${leadsNewDates('own', lastId)}
       and (select count(*) from ride_series_member o where o.series_id = $1 and ${leadsNewDates('o', lastId)}) >= ${most}
   ) as "isFull"`,
);
// The notification refers to the date that the author has chosen, however many dates there are.
const nameStatement = statement(
  'rideLeader.later.name',
  `with named as (
     update ride_participant set leads_since = $4::timestamptz
     where post_id = any($5::uuid[]) and user_id = $3 and leads_since is null returning post_id
   ), kept as (
     update ride_series_member set leads = true where series_id = $1 and user_id = $3 and not leads returning user_id
   ), told as (${notifying(
     `select $3::uuid as user_id, 'leaderNamed' as kind, $2::uuid as subject_id, $2::uuid as post_id, null::uuid as comment_id,
        $4::timestamptz as at
      where exists (select from named) or exists (select from kept)`,
   )})
   select post_id as id from named union all select $2::uuid from kept where not exists (select from named)`,
);
const endStatement = statement(
  'rideLeader.later.end',
  `with kept as (
     update ride_series_member set leads = false where series_id = $1 and user_id = $2 and leads
   )
   update ride_participant set leads_since = null where post_id = any($3::uuid[]) and user_id = $2 and leads_since is not null
   returning post_id as id`,
);

interface LaterNaming {
  seriesId: string;
  postId: string;
  userId: string;
  leads: boolean;
}

/**
 * Names a participant of a date of a series on this date and on all later ones that they have joined, or ends their leading of them. New
 * dates follow if the participant has joined the series. Returns the ids of the changed dates. Throws BAD_USER_INPUT, and changes no date,
 * if one of them has the most co-leaders.
 */
export async function setLaterLeader(ctx: Context, em: EntityManager, naming: LaterNaming): Promise<string[]> {
  const { seriesId, postId, userId, leads } = naming;
  const sql = sqlIn(em);
  await sql(lockStatement, [seriesId]);
  const held = await sql<{ id: string }>(holdStatement, [seriesId, postId, userId, ctx.now]);
  const ids = `{${held.map(({ id }) => id).join(',')}}`;
  if (!leads) return idsOf(await sql<{ id: string }>(endStatement, [seriesId, userId, ids]));
  const values = [seriesId, postId, userId, ctx.viewer?.id ?? null, ids];
  const [standing] = await sql<{ isIn: boolean; isFull: boolean }>(standingStatement, values);
  if (!standing?.isIn) throw notParticipating();
  if (standing.isFull) throw badInput(`This or a later date has ${most} co-leaders, which is the maximum`, 'userId');
  return idsOf(await sql<{ id: string }>(nameStatement, [seriesId, postId, userId, ctx.now, ids]));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The error for a member who has not joined the ride that they are to lead. */
export const notParticipating = () =>
  badInput('Only a participant can lead the ride: they have to join it first', 'userId');
