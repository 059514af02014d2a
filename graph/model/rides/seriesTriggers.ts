import { columnTrigger, rowTrigger } from '../../platform/database/triggers.ts';

// Feeds show the next date of a series once. So a later date is created, for feeds, when the date before it starts: its post has that
// instant as `created_at`, and no feed reads posts from the future. Nothing has to run at that instant.

/** After every turn: `giveTurns` replaces it in the transaction that writes a date. */
export const notYet = new Date('2999-12-31T00:00:00Z');

/** Only dates of series wait for a turn: a post of a node whose clock is ahead has the time of the database. */
export const postClockTrigger = rowTrigger(
  'post_clock',
  'before',
  'insert',
  `if new.created_at > now() + interval '1 minute' and new.created_at < '${notYet.toISOString()}' then
     new.created_at := now(); new.updated_at := least(new.updated_at, now());
   end if; return new;`,
);

/**
 * The statement that gives each date whose turn has not come the start of the date before it. The first one is due now. Only the posts of
 * one author are locked, and no other transaction waits for two of them.
 */
export const giveTurns = (seriesId: string) =>
  `update post p set created_at = due.turn, updated_at = least(p.updated_at, due.turn)
   from (
     select r.id, greatest(lag(r.starts_at) over (order by r.starts_at, r.id), now())::timestamptz(3) as turn
     from ride r where r.series_id = ${seriesId}
   ) due
   where p.id = due.id and p.created_at > now() and p.created_at <> due.turn;`;

/** A date that moves, or leaves the series with its post, changes the turn of the next one. */
export const seriesMoveTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_series_move',
  timing: 'after',
  events: ['update'],
  columns: ['date', 'time', 'time_zone'],
  body: `${giveTurns('new.series_id')} return null;`.replaceAll(/\s+/g, ' '),
  when: 'new."series_id" is not null and old."starts_at" is distinct from new."starts_at"',
});

export const seriesDeletionTrigger = rowTrigger(
  'ride_series_deletion',
  'after',
  'delete',
  `if old.series_id is not null and old.starts_at > now() then ${giveTurns('old.series_id')} end if; return null;`,
);
