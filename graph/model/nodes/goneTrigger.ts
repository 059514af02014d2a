import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from '../../platform/database/triggers.ts';

/** Records the id of each row deleted from a table, whichever way. It only inserts rows, so that it waits for no lock. */
export const goneTrigger = (table: string): TriggerDef =>
  rowTrigger(
    `${table}_gone`,
    'after',
    'delete',
    'insert into gone_id (id, at) values (old.id, clock_timestamp()) on conflict do nothing; return null;',
  );
