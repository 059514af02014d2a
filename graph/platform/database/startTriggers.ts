// PostgreSQL computes the start of rides and events from a date, a time and a time zone. A generated column could do the same, but a
// changed rule would then rewrite the whole table.

/**
 * SQL that converts a local date and time in a time zone to a timestamp. Null if one of them is null. An ambiguous time is the first
 * of the two (RFC 5545). A time that the clocks skip moves forward by the skipped interval.
 */
const startOf = (row: string) => `first_instant(${row}"date" + ${row}"time", ${row}"time_zone")`;

/** SQL that adds the event's duration to its start. */
const afterDuration = (start: string, row: string) => `${start} + make_interval(mins => ${row}"duration_minutes")`;

/** SQL for the start of a ride or an event. */
export const storedStart = startOf('');

/** SQL for the end of an event. */
export const storedEnd = afterDuration(startOf(''), '');

interface Computed {
  /** The input columns. */
  readonly from: readonly string[];
  /** The SQL of each computed column, in order. */
  readonly set: Readonly<Record<string, string>>;
}

/** Written as raw SQL, because the ORM does not support column triggers. A write of a computed column also fires the trigger. */
function startTrigger(table: string, { from, set }: Computed) {
  const name = `${table}_start`;
  const columns = [...from, ...Object.keys(set)].map((column) => `"${column}"`).join(', ');
  const body = Object.entries(set).map(([column, value]) => `new."${column}" := ${value};`);
  return {
    name,
    timing: 'before' as const,
    events: ['insert' as const, 'update' as const],
    forEach: 'row' as const,
    expression: `create or replace function "${table}_${name}_fn"() returns trigger as $$ begin ${body.join(' ')} return new; end; $$ language plpgsql;
create or replace trigger "${name}" before insert or update of ${columns} on "${table}" for each row execute function "${table}_${name}_fn"()`,
  };
}

const clock = ['date', 'time', 'time_zone'];

export const rideStartTrigger = startTrigger('ride', { from: clock, set: { starts_at: startOf('new.') } });

export const eventStartTrigger = startTrigger('event', {
  from: [...clock, 'duration_minutes'],
  set: { starts_at: startOf('new.'), ends_at: afterDuration('new."starts_at"', 'new.') },
});
