import { columnTrigger, isChanged, rowTrigger } from '../../platform/database/triggers.ts';

// Triggers record changes for subscribed calendars in the statement that makes the change. A calendar that contains a
// ride or an event must receive its change or deletion, whichever code made it.

/** Rides that started longer ago are past: their deletion is not published. */
const started = `now() - interval '1 day'`;

/** A trigger that runs a statement when one of the columns of a row changes. */
function sequenceTrigger(table: string, timing: 'before' | 'after', columns: readonly string[], statement: string) {
  const body = `if ${isChanged(columns)} then ${statement} end if; return new;`;
  return columnTrigger({ table, name: `${table}_sequence`, timing, events: ['update'], columns, body });
}

const raised = (table: string, columns: readonly string[]) =>
  sequenceTrigger(table, 'before', columns, 'new.sequence := old.sequence + 1; new.changed_at := now();');

export const rideSequenceTrigger = raised('ride', [
  'date',
  'time',
  'time_zone',
  'location',
  'meeting_lat',
  'meeting_lng',
  'distance',
  'elevation',
  'type',
  'duration',
  'called_off_reason',
]);

export const eventSequenceTrigger = raised('event', [
  'title',
  'description',
  'date',
  'time',
  'time_zone',
  'duration_minutes',
  'location',
  'distance',
  'called_off_reason',
]);

/** The text of a ride is stored on its post. */
export const postSequenceTrigger = sequenceTrigger(
  'post',
  'after',
  ['content'],
  'update ride set sequence = sequence + 1, changed_at = now() where id = new.id;',
);

const deletionTrigger = (name: string, body: string) => rowTrigger(name, 'before', 'delete', body);

const insertInto = (author: 'author_id, ' | '') => `insert into calendar_cancellation
  (subject_id, is_event, group_id, ${author}privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at)`;

/**
 * Only participants who could read the ride at the end. A participant deleted in the same statement is no longer among
 * them.
 */
export const postCancellationTrigger = deletionTrigger(
  'post_cancellation',
  `if old.is_ride then
    ${insertInto('author_id, ')}
    select r.id, false, old.group_id, old.author_id, old.privacy, array(
      select rp.user_id from ride_participant rp join "user" u on u.id = rp.user_id
      where rp.post_id = r.id and (old.privacy = 'public' or rp.user_id = old.author_id or (old.privacy = 'group' and exists (
        select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id
      )))
    ), r.starts_at, r.time_zone, r.sequence + 1, now()
    from ride r where r.id = old.id and r.starts_at > ${started} on conflict do nothing;
  end if; return old;`,
);

/** The maximum of the deleted events of a group that calendars show as cancelled. From the next one on, they no longer show it at all. */
const maxCancelled = 100;

/** Calendars of all events never had those of closed and hidden groups. A group that is deleted takes its events along. */
export const eventCancellationTrigger = deletionTrigger(
  'event_cancellation',
  `if old.starts_at > ${started} and (old.group_id is null or exists (select from "group" g where g.id = old.group_id and g.kind = 'open')
      and (select count(*) from calendar_cancellation c where c.group_id = old.group_id and c.is_event and c.starts_at > now()) < ${maxCancelled}) then
    ${insertInto('')}
    values (old.id, true, old.group_id, 'public', '{}', old.starts_at, old.time_zone, old.sequence + 1, now()) on conflict do nothing;
  end if; return old;`,
);

/** Removes a deleted member from the cancellations too. */
export const userCancellationTrigger = deletionTrigger(
  'user_cancellation',
  `update calendar_cancellation set participant_ids = array_remove(participant_ids, old.id)
    where participant_ids @> array[old.id]; return old;`,
);
