import type { TriggerDef } from '@mikro-orm/core';
import { columnTrigger, isChanged, rowTrigger } from '../../platform/database/triggers.ts';
import { forgetMovedPlan } from '../contacts/contactWindow.ts';
import { isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import { notifying } from '../notifications/notifying.ts';
import { isOpenToParticipant } from '../notifications/rideChangeTrigger.ts';

// A full ride has a waiting list, and so has a full pace group: those who ask for a group are a queue of their own, in the list of the ride. Triggers give a free place to the first who may have it, in the transaction that frees it, so that
// no path and no crash leaves a place empty while somebody waits. All of them hold the ride, and its counters are up to date.

/** Equal to `visiblePosts`, which the tables cannot import. `rp` is the row of the member, `p` the post. */
export const mayReadAsMember = `(p.author_id = rp.user_id or ${isOpenToParticipant('p')}) and not ${isHiddenFromViewer('rp.user_id', 'p.author_id')}`;

/**
 * The statements that give the free places of a ride. A member who is suspended or may not read the ride now keeps the turn, and the
 * next one gets the place. So does a member whose row is locked, because their account is being deleted. A deletion of the post holds the
 * post and waits for the ride, so a locked post is skipped: nobody needs a place in it.
 */
const givePlaces = (rideId: string) =>
  `with open as (
     select r.id, p.author_id, case when r.places is not null then greatest(r.places - r.participant_count, 0) end as free
     from ride r join post p on p.id = r.id
     where r.id = ${rideId} and r.waiting_count > 0 and r.called_off_at is null and (r.starts_at is null or r.starts_at > now())
     for key share of p skip locked
   ), queue as (
     select id, author_id, free, null::uuid as pace_group_id from open
     union all
     select open.id, open.author_id, case when g.places is null then open.free else least(open.free, greatest(g.places - g.taken_count, 0)) end, g.id
     from open join pace_group g on g.post_id = open.id
   ), chosen as (
     select first.* from queue join post p on p.id = queue.id cross join lateral (
       select rp.post_id, rp.user_id, rp.pace_group_id, rp.created_at, queue.author_id
       from ride_waiting rp join "user" u on u.id = rp.user_id
       where rp.post_id = queue.id and rp.pace_group_id is not distinct from queue.pace_group_id
         and u.suspended_at is null and ${mayReadAsMember}
       order by rp.created_at, rp.user_id limit queue.free for key share of u skip locked
     ) first order by first.created_at, first.user_id limit (select free from open)
   ), given as (
     insert into ride_participant (post_id, user_id, created_at, asked_at, pace_group_id)
     select post_id, user_id, now(), created_at, pace_group_id from chosen on conflict do nothing
   )
   ${notifying(
     `select user_id, 'placeGiven' as kind, post_id as subject_id, post_id, null::uuid as comment_id, now() as at from chosen
      union all
      (select author_id, 'join', post_id, post_id, null::uuid, now() from chosen where user_id <> author_id limit 1)`,
   )};`;

/** The places of pace groups that rows take. A change of the group is the only update that counts. */
const seatsTrigger = (name: string): TriggerDef => ({
  name,
  timing: 'after',
  events: ['insert', 'update', 'delete'],
  forEach: 'row',
  body: `if tg_op = 'UPDATE' and old.pace_group_id is not distinct from new.pace_group_id then return null; end if;
    if tg_op <> 'INSERT' then update pace_group set taken_count = taken_count - 1 where id = old.pace_group_id; end if;
    if tg_op <> 'DELETE' then update pace_group set taken_count = taken_count + 1 where id = new.pace_group_id; end if;
    return null;`.replaceAll(/\s+/g, ' '),
});
export const groupSeatsTrigger = seatsTrigger('ride_participant_group_seats');
export const guestSeatsTrigger = seatsTrigger('ride_guest_group_seats');

// Its name comes after those of the counters. Triggers of one event run in the order of their names.
export const placeFreedTrigger = rowTrigger(
  'ride_participant_place_freed',
  'after',
  'delete',
  `${givePlaces('old.post_id')} return null;`,
);

/** A guest leaves a place in a pace group alone. Its name comes after that of the counter. */
export const guestFreedTrigger = rowTrigger(
  'ride_guest_place_freed',
  'after',
  'delete',
  `${givePlaces('old.post_id')} return null;`,
);

/** A row that changes its group leaves a place in the former one. The names come after those of the counters, too. */
const leftTrigger = (table: string) =>
  columnTrigger({
    table,
    name: `${table}_place_left`,
    timing: 'after',
    events: ['update'],
    columns: ['pace_group_id'],
    body: `${givePlaces('new.post_id')} return null;`.replaceAll(/\s+/g, ' '),
    when: 'old."pace_group_id" is distinct from new."pace_group_id"',
  });
export const placeLeftTrigger = leftTrigger('ride_participant');
export const guestLeftTrigger = leftTrigger('ride_guest');

/** A higher maximum of a pace group. */
export const paceGroupPlacesTrigger = columnTrigger({
  table: 'pace_group',
  name: 'places',
  timing: 'after',
  events: ['update'],
  columns: ['places'],
  body: `${givePlaces('new.post_id')} return null;`.replaceAll(/\s+/g, ' '),
  when: 'old."places" is distinct from new."places"',
});

/** Those who waited for a group that is gone wait for any place of the ride. The foreign keys have emptied their columns before. */
export const paceGroupGoneTrigger = rowTrigger(
  'pace_group_gone',
  'after',
  'delete',
  `${givePlaces('old.post_id')} return null;`,
);

/** An unread change of the plan goes with it: a later one would be compared with the plan of then. */
const endMaybe =
  `with ended as (delete from ride_maybe where post_id = new.post_id and user_id = new.user_id returning post_id, user_id)
  delete from notification n using ended
  where n.user_id = ended.user_id and n.kind = 'rideChanged' and n.subject_id = ended.post_id and n.read_at is null;`.replaceAll(
    /\s+/g,
    ' ',
  );

/** A participant no longer waits, and has decided. */
export const placeTakenTrigger = rowTrigger(
  'ride_participant_place_taken',
  'after',
  'insert',
  `delete from ride_waiting where post_id = new.post_id and user_id = new.user_id; ${endMaybe} return null;`,
);

/** A member who asks for a place has decided too. */
export const placeAskedTrigger = rowTrigger('ride_waiting_place_asked', 'after', 'insert', `${endMaybe} return null;`);

/** A higher maximum, a ride that is on again, and a later start. */
export const ridePlacesTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_places',
  timing: 'after',
  events: ['update'],
  columns: ['places', 'called_off_at', 'date', 'time', 'time_zone'],
  body: `${givePlaces('new.id')} return null;`.replaceAll(/\s+/g, ' '),
  when: 'new."waiting_count" > 0',
});

const audience = ['privacy', 'group_id'];

/** Members who could not read the ride before may be able to now. They do not know how it has moved since. */
export const postPlacesTrigger = columnTrigger({
  table: 'post',
  name: 'post_places',
  timing: 'after',
  events: ['update'],
  columns: audience,
  body: `${forgetMovedPlan('new.id')} perform 1 from ride where id = new.id and waiting_count > 0 for no key update;
    ${givePlaces('new.id')} return null;`.replaceAll(/\s+/g, ' '),
  when: `new."is_ride" and ${isChanged(audience)}`,
});
