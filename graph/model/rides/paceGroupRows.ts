import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../platform/database/sql.ts';
import { sqlIn } from '../../platform/database/sqlIn.ts';
import { isSilenced, isUnwanted } from '../notifications/notifying.ts';
import { isOpenToParticipant, membersOf, planOf } from '../notifications/rideChangeTrigger.ts';
import { heldRide } from '../posts/removals.ts';
import { shownTenth } from '../routes/shownFigure.ts';
import type { PaceGroup } from './PaceGroup.ts';
import { shownDistance } from './paceGroupDistance.ts';

// The pace groups of a ride. Every write locks the ride first, as a join does.

/** The facts of a pace group that its author writes. Without `routeId`, it keeps its route. */
export type PaceGroupFacts = Pick<PaceGroup, 'letter' | 'name' | 'distance' | 'pace' | 'places'> &
  Partial<Pick<PaceGroup, 'routeId'>>;

const lockStatement = statement('paceGroup.lock', `${heldRide('$1')} select from held`);

// Members of a removed group stay in the ride, and are notified as of a changed plan. A notification that is still unread keeps the plan
// that they knew.
// They have the instant of the transaction, by which `notifyOncePerMember` finds them.
const removeStatement = statement(
  'paceGroup.remove',
  `with gone as (
     select id, jsonb_build_object('paceGroup', letter || ' · ' || name) as named from pace_group
     where post_id = $1 and letter <> all($2::text[])
   ), told as (
     insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after, on_screen)
     select new_id(), rp.user_id, 'rideChanged', r.id, r.id, now(), now(), ${planOf('r')} || gone.named, ${planOf('r')},
       not ${isSilenced('rp.user_id', "'rideChanged'")}
     from gone join ride r on r.id = $1 join post p on p.id = r.id
     join ${membersOf('$1')} rp on rp.pace_group_id = gone.id join "user" recipient on recipient.id = rp.user_id
     where rp.user_id <> p.author_id and coalesce(r.starts_at, 'infinity') > $3::timestamptz
       and (not ${isUnwanted('rp.user_id', "'rideChanged'")} or not ${isOpenToParticipant('p')})
     for key share of recipient skip locked
     on conflict (user_id, kind, subject_id) where read_at is null do update set at = excluded.at,
       plan_before = notification.plan_before || jsonb_build_object('paceGroup', excluded.plan_before -> 'paceGroup')
   )
   delete from pace_group g using gone where g.id = gone.id`,
);

/** Editors send back the distance that they have received. A lowered one must not replace the author's own while the route stays. */
const repeatsShown = `excluded.route_id is not distinct from pace_group.route_id and excluded.distance < pace_group.distance and abs(excluded.distance - (
    select ${shownDistance('r', 'pace_group')} from ride r where r.id = pace_group.post_id
  )) <= ${shownTenth}`;

const writeStatement = statement(
  'paceGroup.write',
  `insert into pace_group (id, post_id, letter, name, distance, pace, places, route_id)
   select new_id(), $1::uuid, letter, name, distance, pace, places, case when "keepsRoute"
     then (select g.route_id from pace_group g where g.post_id = $1 and g.letter = sent.letter) else "routeId" end
   from jsonb_to_recordset($2::jsonb)
     sent(letter text, name text, distance double precision, pace text, places int, "routeId" uuid, "keepsRoute" boolean)
   on conflict (post_id, letter) do update
     set name = excluded.name, distance = case when ${repeatsShown} then pace_group.distance else excluded.distance end, pace = excluded.pace,
     places = excluded.places, route_id = excluded.route_id`,
);

interface Writing {
  readonly postId: string;
  readonly groups: readonly PaceGroupFacts[];
  readonly at: Date;
}

/** Gives a ride these pace groups and no others. A group keeps its riders as long as its letter stays. */
export async function writePaceGroups(em: EntityManager, { postId, groups, at }: Writing): Promise<void> {
  const sql = sqlIn(em);
  await sql(lockStatement, [postId]);
  await sql(removeStatement, [postId, `{${groups.map(({ letter }) => letter).join(',')}}`, at]);
  const sent = groups.map((group) => ({ ...group, keepsRoute: group.routeId === undefined }));
  if (sent.length > 0) await sql(writeStatement, [postId, JSON.stringify(sent)]);
}

const copyText = `insert into pace_group (id, post_id, letter, name, distance, pace, places, route_id)
  select new_id(), ride_id, letter, name, distance, pace, places, route_id from pace_group cross join unnest(?::uuid[]) ride_id
  where post_id = ?`;

/** Gives new dates of a series the pace groups of another date, with their routes. */
export async function copyPaceGroups(em: EntityManager, fromId: string, ids: readonly string[]): Promise<void> {
  await em.execute(copyText, [`{${ids.join(',')}}`, fromId]);
}
