interface GuardTrigger {
  name: string;
  timing: 'before';
  events: 'update'[];
  forEach: 'row';
  expression: string;
}

/** A trigger that rejects updates of immutable columns, such as the author of a post. */
export function fixedColumns(table: string, ...columns: readonly string[]): GuardTrigger {
  const name = `${table}_fixed`;
  const handler = `"${table}_${name}_fn"`;
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const rowOf = (row: 'old' | 'new') => `row(${columns.map((column) => `${row}."${column}"`).join(', ')})`;
  const refusal = `raise exception '${columns.join(', ')} of ${table} never change' using errcode = 'check_violation', constraint = '${name}';`;
  return {
    name,
    timing: 'before',
    events: ['update'],
    forEach: 'row',
    // Written as raw SQL, because the ORM does not support column triggers. Counters update these rows often and must not fire it.
    expression: `create or replace function ${handler}() returns trigger as $$ begin ${refusal} end; $$ language plpgsql;
create trigger "${name}" before update of ${listed} on "${table}" for each row when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function ${handler}()`,
  };
}
