import type { EntityManager } from '@mikro-orm/postgresql';
import { Post } from '../model/posts/Post.ts';
import { PaceGroup, paceLetters } from '../model/rides/PaceGroup.ts';
import { copyPaceGroups } from '../model/rides/paceGroupRows.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideParticipant } from '../model/rides/RideParticipant.ts';
import { RideSeries } from '../model/rides/RideSeries.ts';
import { RideSeriesMember } from '../model/rides/RideSeriesMember.ts';
import { giveTurns } from '../model/rides/seriesTriggers.ts';
import { type Recurrence, recurrenceDates, recurrenceText, weekdayOf } from '../platform/lib/recurrence.ts';
import { copyOf } from '../posts/seriesDraft.ts';
import type { RideRecord, World } from './worldTypes.ts';

/** The later date that does not take place, and why. */
const calledOff = { place: 2, reason: 'The tram line is closed for the day' };
/** The number of participants who have joined all dates of a ride without pace groups. With groups, those in a group have. */
const regulars = 4;

/** The participants who have joined all dates, with the letter of their pace group, and whether they lead them. */
function membersOf({ participants, paceGroups, coLeaders }: RideRecord) {
  const members = participants.map((key) => {
    const index = paceGroups.findIndex(({ company }) => company.includes(key));
    return { key, paceLetter: paceLetters[index] ?? null, leads: coLeaders.includes(key) };
  });
  return paceGroups.length > 0 ? members.filter(({ paceLetter }) => paceLetter) : members.slice(0, regulars);
}

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
    const members = membersOf(ride).map(({ key, ...member }) => ({ userId: idOf(key), ...member }));
    await em.insertMany(
      RideSeriesMember,
      members.map((member) => ({ seriesId: series.id, createdAt, ...member })),
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
    const rideIds = copies.map((copy) => copy.ride.id);
    await copyPaceGroups(em, post.id, rideIds);
    const groups = await em.find(PaceGroup, { rideId: { $in: rideIds } });
    const rows = rideIds.flatMap((rideId) =>
      members.map(({ userId, paceLetter, leads }) =>
        Object.assign(new RideParticipant(), {
          ...{ rideId, userId, createdAt, leadsSince: leads ? createdAt : null },
          paceGroupId: groups.find((group) => group.rideId === rideId && group.letter === paceLetter)?.id ?? null,
        }),
      ),
    );
    await em.insertMany(RideParticipant, rows);
    await em.execute(giveTurns('?'), [series.id]);
  }
}
