import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../doors/request/requestContext.ts';
import { forgetNotifications } from '../../notifications/forgetNotifications.ts';
import { remindOfRides } from '../../notifications/rideReminders.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { collectPictures } from './collectPictures.ts';
import { type Place, pruneRound } from './pruneWords.ts';

// A deletion leaves records: its id, a removal for live subscribers of the post, a cancellation for calendars. Each is
// deleted when no request can need it any more. So is a mute that has ended.

const hour = 60 * 60 * 1000;
const batchSize = 1000;

const records = [
  // Longer than the day in which an id cannot be used again.
  { table: 'gone_id', at: 'at', kept: 25 * hour },
  // Longer than a subscription can replay.
  { table: 'removal', at: 'at', kept: 25 * hour },
  // Longer than calendars look back.
  { table: 'calendar_cancellation', at: 'cancelled_at', kept: 60 * 24 * hour },
  { table: 'mute', at: 'ends_at', kept: 0 },
].map(({ table, at, kept }) => ({
  kept,
  // Skips locked rows, so that it waits neither for another node nor for the deletion of a post.
  remove: statement(
    `traces.forget.${table}`,
    `with gone as (
       delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${at} < $1 order by ${at} limit ${batchSize} for update skip locked
       )) returning 1
     ) select count(*)::int as count from gone`,
  ),
}));

/** Deletes the records of deletions that no request can need any more, and mutes that have ended, in batches. */
async function deleteOldRecords(sql: Sql, now = new Date()): Promise<void> {
  for (const { remove, kept } of records) {
    for (let count = batchSize; count === batchSize; ) {
      const [gone] = await sql<{ count: number }>(remove, [new Date(now.getTime() - kept)]);
      count = gone?.count ?? 0;
    }
  }
}

interface Upkeep {
  /** The log message for a failure. The next round tries again. */
  readonly failure: string;
  work(): Promise<unknown>;
}

/** In milliseconds. */
const interval = 5 * 60_000;

/** Runs work every 5 minutes on each node until the server stops. Skips a round while the previous one still runs. */
function runPeriodically(app: FastifyInstance, { failure, work }: Upkeep): void {
  let isBusy = false;

  async function run(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error }, failure);
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void run(), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Deletes what no request needs any more and sends reminders of rides, while the server runs, on each node. */
export function startUpkeep(app: FastifyInstance, backend: Backend): void {
  const { sql, services } = backend;
  let place: Place | null = null;

  runPeriodically(app, {
    failure: 'Notifications could not be kept',
    async work() {
      const keeper = { sql, services, now: new Date() };
      await remindOfRides(keeper);
      await forgetNotifications(keeper);
    },
  });
  runPeriodically(app, {
    failure: 'Words of the search could not be pruned',
    async work() {
      place = await pruneRound(sql, place);
    },
  });
  runPeriodically(app, { failure: 'Pictures could not be collected', work: () => collectPictures(backend) });
  runPeriodically(app, { failure: 'Records of deletions could not be deleted', work: () => deleteOldRecords(sql) });
}
