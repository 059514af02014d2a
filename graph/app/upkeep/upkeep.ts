import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../doors/request/requestContext.ts';
import { forgetNotifications } from '../../notifications/forgetNotifications.ts';
import { remindOfRides } from '../../notifications/rideReminders.ts';
import { runPeriodically } from '../../platform/lib/runPeriodically.ts';
import { collectPictures } from './collectPictures.ts';
import { deleteOldRecords } from './deleteOldRecords.ts';
import { type Place, pruneRound } from './pruneWords.ts';

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
