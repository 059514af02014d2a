import { addMissingDeletions, deleteHiddenAccount } from '../../account/accountDeletions.ts';
import { sendMail } from '../../auth/sendMail.ts';
import type { Backend } from '../../doors/request/requestContext.ts';
import { giveFreeEventPlaces } from '../../events/waiting.ts';
import { withholdPosts } from '../../model/posts/withheldPosts.ts';
import { queueDigests, sendDigest } from '../../notifications/digests.ts';
import { forgetNotifications } from '../../notifications/forgetNotifications.ts';
import { queueNotificationMails, sendNotificationMail } from '../../notifications/notificationMails.ts';
import { remindOfRides } from '../../notifications/rideReminders.ts';
import { databaseTime } from '../../platform/database/databaseTime.ts';
import type { Job } from '../../platform/jobs/Job.ts';
import { forgetReportedTexts } from '../../reports/reports.ts';
import { forgetGuests } from '../../rides/forgetGuests.ts';
import { giveFreePlaces } from '../../rides/waiting.ts';
import { expireRoutes } from '../../routes/expireRoutes.ts';
import { forgetTakedowns } from '../../takedowns/forgetTakedowns.ts';
import { collectOriginals } from './collectOriginals.ts';
import { collectPictures } from './collectPictures.ts';
import { deleteOldRecords } from './deleteOldRecords.ts';
import { type Place, pruneRound } from './pruneWords.ts';

const everyMinute = '* * * * *';
const everyFiveMinutes = '*/5 * * * *';
const everyHour = '23 * * * *';

/** Where this node continues to check the words of the search. */
let place: Place | null = null;

/** All background jobs. */
export const jobs: readonly Job<Backend, never>[] = [
  deleteHiddenAccount,
  withholdPosts,
  sendMail,
  sendNotificationMail,
  sendDigest,
  { name: 'accounts.resume', schedule: everyFiveMinutes, run: addMissingDeletions },
  {
    name: 'rides.remind',
    schedule: everyFiveMinutes,
    run: async ({ sql, services }) => remindOfRides({ sql, services, now: await databaseTime(sql) }),
  },
  {
    name: 'rides.places',
    schedule: everyFiveMinutes,
    run: async ({ sql, services }) => giveFreePlaces({ sql, services, now: await databaseTime(sql) }),
  },
  {
    name: 'events.places',
    schedule: everyFiveMinutes,
    run: async ({ sql, services }) => giveFreeEventPlaces({ sql, services, now: await databaseTime(sql) }),
  },
  {
    name: 'notifications.queue',
    schedule: everyMinute,
    run: async (backend) => queueNotificationMails(backend, await databaseTime(backend.sql)),
  },
  {
    name: 'digests.queue',
    schedule: everyFiveMinutes,
    run: async (backend) => queueDigests(backend, await databaseTime(backend.sql)),
  },
  {
    name: 'notifications.forget',
    schedule: everyFiveMinutes,
    run: async ({ sql }) => forgetNotifications({ sql, now: await databaseTime(sql) }),
  },
  {
    name: 'words.prune',
    schedule: everyFiveMinutes,
    async run({ sql }) {
      place = await pruneRound(sql, place);
    },
  },
  {
    name: 'takedowns.forget',
    schedule: everyFiveMinutes,
    run: async ({ orm, sql }) => forgetTakedowns(orm.em, await databaseTime(sql)),
  },
  {
    name: 'pictures.collect',
    schedule: everyFiveMinutes,
    run: async (backend) => collectPictures(backend, await databaseTime(backend.sql)),
  },
  {
    name: 'routes.expire',
    schedule: everyHour,
    run: async ({ sql }) => expireRoutes(sql, await databaseTime(sql)),
  },
  {
    name: 'originals.collect',
    schedule: everyFiveMinutes,
    run: async (backend) => collectOriginals(backend, await databaseTime(backend.sql)),
  },
  {
    name: 'records.delete',
    schedule: everyFiveMinutes,
    run: async ({ sql }) => deleteOldRecords(sql, await databaseTime(sql)),
  },
  {
    name: 'guests.forget',
    schedule: everyFiveMinutes,
    run: async ({ sql }) => forgetGuests({ sql, now: await databaseTime(sql) }),
  },
  { name: 'reports.forget', schedule: everyFiveMinutes, run: ({ sql }) => forgetReportedTexts(sql) },
];
