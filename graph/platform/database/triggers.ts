import type { TriggerDef } from '@mikro-orm/core';

type Events = ('insert' | 'update' | 'delete')[];

interface ColumnTrigger {
  readonly table: string;
  readonly name: string;
  readonly timing: 'before' | 'after';
  readonly events: Events;
  /** An update fires the trigger only if it sets one of these columns. */
  readonly columns: readonly string[];
  /** The statements of the function, with its `return`. */
  readonly body: string;
  /** The SQL condition of the rows that fire the trigger. Default: all rows. */
  readonly when?: string;
}

/**
 * A trigger for each row whose columns are set. Written as raw SQL, because the ORM has no triggers on columns, and counters change
 * these rows far more often than these columns.
 */
export function columnTrigger({ table, columns, body, when, ...trigger }: ColumnTrigger): TriggerDef {
  const { name, timing, events } = trigger;
  const handler = `"${table}_${name}_fn"`;
  const setting = `update of ${columns.map((column) => `"${column}"`).join(', ')}`;
  const firing = events.map((event) => (event === 'update' ? setting : event)).join(' or ');
  const condition = when ? ` when (${when})` : '';
  return {
    ...trigger,
    forEach: 'row',
    expression: `create or replace function ${handler}() returns trigger as $$ begin ${body} end; $$ language plpgsql;
create trigger "${name}" ${timing} ${firing} on "${table}" for each row${condition} execute function ${handler}()`,
  };
}

/** Whether an update changes one of the columns, as SQL of a trigger. */
export function isChanged(columns: readonly string[]): string {
  const rowOf = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}."${column}"`).join(', ')})`;
  return `${rowOf('old')} is distinct from ${rowOf('new')}`;
}

/** A trigger for each row. The ORM stores its body on one line. */
export const rowTrigger = (
  name: string,
  timing: 'before' | 'after',
  event: Events[number],
  body: string,
): TriggerDef => ({ name, timing, events: [event], forEach: 'row', body: body.replaceAll(/\s+/g, ' ') });
