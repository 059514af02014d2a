import { formatTime12 } from '../lib/formatTime12.ts';
import { localOf, zoneName } from '../lib/zonedTime.ts';
import { eventDay } from './eventDay.ts';

interface Times {
  date: string;
  /** HH:MM in `timeZone`. */
  time: string;
  timeZone: string;
  startsAt: string;
  endsAt: string;
}

interface TimeTexts {
  /** 'Saturday, Nov 28, 2026' */
  day: string;
  /** '2:00 PM' */
  start: string;
  /** 'CET' */
  zone: string;
  /** '6:00 AM', or 'Friday, 11:00 PM' on another day. Undefined if the reader's clock shows the same. */
  forReader: string | undefined;
  /** 'about 4:00 PM', with the day if it is another one. */
  end: string;
  /** '2h 30m' */
  duration: string;
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours}h`, minutes % 60 > 0 && `${minutes % 60}m`];
  return parts.filter(Boolean).join(' ') || '0m';
}

/** When an event starts and ends at its place, and when it starts for the reader. */
export function eventTimes(event: Times, readersZone?: string): TimeTexts {
  const { date, time, timeZone } = event;
  const [start, end] = [new Date(event.startsAt), new Date(event.endsAt)];
  const { weekday, whole } = eventDay(date);
  const here = localOf(start, readersZone);
  const isSame = here.date === date && here.time === time;
  const hereDay = here.date === date ? '' : `${eventDay(here.date).weekday}, `;
  const until = localOf(end, timeZone);
  const untilDay = until.date === date ? '' : `${eventDay(until.date).weekday}, `;
  return {
    day: `${weekday}, ${whole}`,
    start: formatTime12(time),
    zone: zoneName(start, timeZone),
    forReader: isSame ? undefined : `${hereDay}${formatTime12(here.time)}`,
    end: `about ${untilDay}${formatTime12(until.time)}`,
    duration: durationText(Math.round((end.getTime() - start.getTime()) / 60_000)),
  };
}
