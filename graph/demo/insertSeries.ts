import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from '../model/posts/Post.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideParticipant } from '../model/rides/RideParticipant.ts';
import { RideSeries } from '../model/rides/RideSeries.ts';
import { RideSeriesMember } from '../model/rides/RideSeriesMember.ts';
import { giveTurns } from '../model/rides/seriesTriggers.ts';
import { type Recurrence, recurrenceDates, recurrenceText, weekdayOf } from '../platform/lib/recurrence.ts';
import { copyOf } from '../posts/seriesDraft.ts';
import type { World } from './worldTypes.ts';

/** The later date that does not take place, and why. */
const calledOff = { place: 2, reason: 'The tram line is closed for the day' };
/** The number of participants who have joined all dates. */
const regulars = 4;

/** Makes the rides of the world that repeat the first dates of their series, and inserts the later dates. */
export async function insertSeries(em: EntityManager, { posts }: World, idOf: (key: string) => string): Promise<void> {
  for (const { key, ride, createdAt } of posts) {
    if (!ride?.weeks) continue;
    const { date, time, timeZone, weeks } = ride;
    const rule: Recurrence = {
      ...{ frequency: 'WEEKLY' as const, interval: 1, weekdays: [weekdayOf(date)], nth: null, weekStart: 0 },
      ...{ until: null, count: weeks },
    };
    const [post, first] = await Promise.all([
      em.findOneOrFail(Post, idOf(`post ${key}`)),
      em.findOneOrFail(Ride, idOf(`post ${key}`)),
    ]);
    const facts = { authorId: post.authorId, rule: recurrenceText(rule), startsOn: date, time, timeZone, createdAt };
    const series = Object.assign(new RideSeries(), facts);
    await em.insert(RideSeries, series);
    await em.nativeUpdate(Ride, first.id, { seriesId: series.id, seriesDate: date });
    const userIds = ride.participants.slice(0, regulars).map((member) => idOf(member));
    await em.insertMany(
      RideSeriesMember,
      userIds.map((userId) => ({ seriesId: series.id, userId, createdAt })),
    );
    const [, ...later] = recurrenceDates(rule, date, weeks);
    const copies = later.map((day) => copyOf(post, Object.assign(new Ride(), first, { seriesId: series.id }), day));
    const off = copies[calledOff.place]?.ride;
    if (off) Object.assign(off, { calledOffAt: createdAt, calledOffReason: calledOff.reason });
    await em.insertMany(
      Post,
      copies.map((copy) => copy.post),
    );
    await em.insertMany(
      Ride,
      copies.map((copy) => copy.ride),
    );
    const rows = copies.flatMap((copy) =>
      userIds.map((userId) => Object.assign(new RideParticipant(), { rideId: copy.ride.id, userId, createdAt })),
    );
    await em.insertMany(RideParticipant, rows);
    await em.execute(giveTurns('?'), [series.id]);
  }
}
