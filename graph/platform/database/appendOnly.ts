import type { TriggerDef } from '@mikro-orm/core';

/** A trigger that refuses every statement that would change or delete rows of a table. */
export function appendOnly(table: string): TriggerDef {
  const name = `${table}_append_only`;
  return {
    name,
    timing: 'before',
    events: ['update', 'delete', 'truncate'],
    forEach: 'statement',
    body: `raise exception '${table} is append-only' using errcode = 'insufficient_privilege';`,
  };
}
