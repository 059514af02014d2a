import { dateOf, day, instantOf } from './calendar.ts';
import { chooseParticipants } from './company.ts';
import { events } from './events.ts';
import { seededRandom, seedOf } from './random.ts';
import type { EventRecord } from './worldTypes.ts';

const hour = day / 24;

/** The events around `now`, with their registrations. */
export function buildEvents(seed: number, now: Date): EventRecord[] {
  return events.map(
    ({ day: script, area, groupKey, registeredCount, company = [], waiting = [], isOfGroup, calledOff, ...event }) => {
      const random = seededRandom(seedOf(`${seed} event ${event.key}`));
      const { time, timeZone, durationMinutes } = event;
      const date = dateOf(script, { time, timeZone, minutes: durationMinutes }, now);
      const startsAt = instantOf(date, time, timeZone);
      const announced = Math.min(startsAt.getTime(), now.getTime()) - (10 + random.next() * 25) * day;
      const registered = chooseParticipants(
        { certain: company, count: registeredCount, area, groupKey, fromAfar: true },
        random,
      );
      return {
        ...event,
        date,
        startsAt,
        registered,
        waiting: waiting.filter((member) => !registered.includes(member)),
        groupKey: isOfGroup ? groupKey : null,
        calledOffAt: calledOff ? new Date(now.getTime() - hour) : null,
        calledOffReason: calledOff ?? null,
        createdAt: new Date(Math.floor(announced)),
      };
    },
  );
}
