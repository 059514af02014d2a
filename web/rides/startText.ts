import { formatTime12 } from '../lib/formatTime12.ts';
import type { LocalTime } from '../lib/zonedTime.ts';
import { dayAfter, localOf, todayIn, zoneName } from '../lib/zonedTime.ts';
import { formatRideDate } from './formatRideDate.ts';

export interface Start {
  date: string | null;
  /** HH:MM in `timeZone`. */
  time: string | null;
  timeZone: string | null;
  startsAt: string | null;
}

interface Facts {
  /** 'Sun, Nov 22' */
  day: string | null;
  /** '2:00 PM', or '2:00 PM CET' if the reader's clock shows another day or time at the start. */
  time: string | null;
  /** '6:00 AM', or 'Sat, Nov 21, 11:00 PM' on another day. Absent if the reader's clock shows the same. */
  forReader?: string;
}

interface Texts {
  /** 'Tomorrow, 2:00 PM CET' */
  atRide: string;
  /** 'Sat, 6:00 AM', if the reader's clock shows another day or time at the start. */
  forReader?: string;
}

interface Clocks {
  there: LocalTime;
  here: LocalTime;
  zone: string;
}

/** The start on both clocks. Undefined if they show the same, and if this browser does not know the ride's time zone. */
function differingClocks({ timeZone, startsAt }: Start, readersZone: string | undefined): Clocks | undefined {
  if (!timeZone || !startsAt) return undefined;
  const instant = new Date(startsAt);
  try {
    const [there, here] = [localOf(instant, timeZone), localOf(instant, readersZone)];
    if (there.date === here.date && there.time === here.time) return undefined;
    return { there, here, zone: zoneName(instant, timeZone) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function textsOf(start: Start, dayText: (date: string, zone?: string) => string, readersZone?: string): Facts {
  const clocks = differingClocks(start, readersZone);
  // The instant decides: a time that the clocks skip does not exist.
  const { date, time } = clocks?.there ?? start;
  const day = date && dayText(date, start.timeZone ?? undefined);
  const hour = time && formatTime12(time);
  if (!clocks) return { day, time: hour };
  const { there, here, zone } = clocks;
  const readersHour = formatTime12(here.time);
  return {
    day,
    time: `${hour} ${zone}`,
    forReader: there.date === here.date ? readersHour : `${dayText(here.date, readersZone)}, ${readersHour}`,
  };
}

/** When a ride starts, by its date: in the time zone of the ride, and for the reader where that differs. */
export function startFacts(start: Start, now: Date = new Date(), readersZone?: string): Facts {
  return textsOf(start, (date) => formatRideDate(date, now), readersZone);
}

/** 'Sun, Nov 22, 2:00 PM CET · 6:00 AM for you' */
export function startLine(start: Start): string {
  const { day, time, forReader } = startFacts(start);
  const when = [day, time].filter(Boolean).join(', ');
  return forReader ? `${when} · ${forReader} for you` : when;
}

/** The text after the hour of an event in a list: ' CET · 6:00 AM for you'. Empty if the reader's clock shows the same. */
export function zoneNote(start: Start, readersZone?: string): string {
  const zone = differingClocks(start, readersZone)?.zone;
  return zone ? ` ${zone} · ${startFacts(start, new Date(start.startsAt ?? ''), readersZone).forReader} for you` : '';
}

/** When a ride starts, as `startFacts`, with 'Today' and 'Tomorrow' at the ride's place. */
export function startText(start: Start, now: Date, readersZone?: string): Texts {
  const dayText = (date: string, zone?: string) => {
    const today = todayIn(zone, now);
    if (date === today) return 'Today';
    return date === dayAfter(today) ? 'Tomorrow' : formatRideDate(date, now);
  };
  const { day, time, forReader } = textsOf(start, dayText, readersZone);
  return { atRide: [day, time].filter(Boolean).join(', '), ...(forReader && { forReader }) };
}
