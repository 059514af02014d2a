import { rowTrigger } from '../../platform/database/triggers.ts';

// The files of routes as they were uploaded. A file has the hash of its bytes and a new id in its name: it belongs to one
// route, and its bytes never change.

/** The condition of a column with the name of an original file. */
export const originalCheck = `stored_as ~ '^[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** The folder of original files in the store and in a backup. No address of the server leads there. */
export const originalFolder = 'routes';

/** The path of an original file in the store. */
export const originalPath = (storedAs: string): string => `${originalFolder}/${storedAs}`;

/** Schedules the deletion of the file of a deleted row. It waits, so that a backup in progress can still copy the file. */
export const originalGoneTrigger = rowTrigger(
  'route_original_gone',
  'after',
  'delete',
  `insert into route_original_check (stored_as, due_at) values (old.stored_as, clock_timestamp() + interval '10 minutes') on conflict (stored_as) do update set due_at = excluded.due_at; return null;`,
);
