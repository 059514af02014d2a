interface GoneTrigger {
  name: string;
  timing: 'after';
  events: 'delete'[];
  forEach: 'row';
  body: string;
}

/** Records the id of each row deleted from a table, whichever way. It only inserts rows, so that it waits for no lock. */
export const goneTrigger = (table: string): GoneTrigger => ({
  name: `${table}_gone`,
  timing: 'after',
  events: ['delete'],
  forEach: 'row',
  body: 'insert into gone_id (id, at) values (old.id, clock_timestamp()) on conflict do nothing; return null;',
});
