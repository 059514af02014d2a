import type { TriggerDef } from '@mikro-orm/core';
import { columnTrigger, isChanged } from './triggers.ts';

/** A trigger that rejects updates of immutable columns, such as the author of a post. */
export function fixedColumns(table: string, ...columns: readonly string[]): TriggerDef {
  const name = `${table}_fixed`;
  const body = `raise exception '${columns.join(', ')} of ${table} never change' using errcode = 'check_violation', constraint = '${name}';`;
  return columnTrigger({ table, name, timing: 'before', events: ['update'], columns, body, when: isChanged(columns) });
}
