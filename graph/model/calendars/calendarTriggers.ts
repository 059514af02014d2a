// Triggers record changes for subscribed calendars in the statement that makes the change. A calendar that contains a
// ride or an event must receive its change or deletion, whichever code made it.

interface DeletionTrigger {
  name: string;
  timing: 'before';
  events: 'delete'[];
  forEach: 'row';
  body: string;
}

interface ColumnTrigger {
  name: string;
  timing: 'before' | 'after';
  events: 'update'[];
  forEach: 'row';
  expression: string;
}

/** The ORM stores a trigger's body on one line. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Rides that started longer ago are past: their deletion is not published. */
const started = `now() - interval '1 day'`;

/**
 * Written as raw SQL because the ORM has no triggers on columns, and counters change these rows far more often than
 * these columns.
 */
function columnTrigger(
  table: string,
  { timing, columns, body }: { timing: 'before' | 'after'; columns: readonly string[]; body: string },
): ColumnTrigger {
  const name = `${table}_sequence`;
  const rowOf = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}."${column}"`).join(', ')})`;
  const set = columns.map((column) => `"${column}"`).join(', ');
  return {
    name,
    timing,
    events: ['update'],
    forEach: 'row',
    expression: `create or replace function "${table}_${name}_fn"() returns trigger as $$ begin if ${rowOf('old')} is distinct from ${rowOf('new')} then ${body} end if; return new; end; $$ language plpgsql;
create trigger "${name}" ${timing} update of ${set} on "${table}" for each row execute function "${table}_${name}_fn"()`,
  };
}

const raised = (table: string, columns: readonly string[]) =>
  columnTrigger(table, {
    timing: 'before',
    columns,
    body: 'new.sequence := old.sequence + 1; new.changed_at := now();',
  });

export const rideSequenceTrigger = raised('ride', [
  'date',
  'time',
  'time_zone',
  'location',
  'distance',
  'elevation',
  'type',
  'duration',
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
]);

/** The text of a ride is stored on its post. */
export const postSequenceTrigger = columnTrigger('post', {
  timing: 'after',
  columns: ['content'],
  body: 'update ride set sequence = sequence + 1, changed_at = now() where id = new.id;',
});

const insertInto = (author: 'author_id, ' | '') => `insert into calendar_cancellation
  (subject_id, is_event, group_id, ${author}privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at)`;

/**
 * Only participants who could read the ride at the end. A participant deleted in the same statement is no longer among
 * them.
 */
export const postCancellationTrigger: DeletionTrigger = {
  name: 'post_cancellation',
  timing: 'before',
  events: ['delete'],
  forEach: 'row',
  body: inOneLine(`if old.is_ride then
    ${insertInto('author_id, ')}
    select r.id, false, old.group_id, old.author_id, old.privacy, array(
      select rp.user_id from ride_participant rp join "user" u on u.id = rp.user_id
      where rp.post_id = r.id and (old.privacy = 'public' or rp.user_id = old.author_id or (old.privacy = 'group' and exists (
        select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id
      )))
    ), r.starts_at, r.time_zone, r.sequence + 1, now()
    from ride r where r.id = old.id and r.starts_at > ${started} on conflict do nothing;
  end if; return old;`),
};

export const eventCancellationTrigger: DeletionTrigger = {
  name: 'event_cancellation',
  timing: 'before',
  events: ['delete'],
  forEach: 'row',
  body: inOneLine(`if old.starts_at > ${started} then
    ${insertInto('')}
    values (old.id, true, null, 'public', '{}', old.starts_at, old.time_zone, old.sequence + 1, now()) on conflict do nothing;
  end if; return old;`),
};

/** Removes a deleted member from the cancellations too. */
export const userCancellationTrigger: DeletionTrigger = {
  name: 'user_cancellation',
  timing: 'before',
  events: ['delete'],
  forEach: 'row',
  body: inOneLine(`update calendar_cancellation set participant_ids = array_remove(participant_ids, old.id)
    where participant_ids @> array[old.id]; return old;`),
};
