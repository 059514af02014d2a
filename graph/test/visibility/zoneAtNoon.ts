const hour = 3_600_000;

export interface Zone {
  timeZone: string;
  /** The local date and time in the zone at an instant. */
  wallClock(instant: Date): { date: string; time: string };
}

/** A zone in which it is about noon: what was a while ago is of the same day, week and month. */
export function zoneAtNoon(now: Date): Zone {
  const offset = 12 - now.getUTCHours();
  // These names count the hours behind UTC.
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  return {
    timeZone,
    wallClock(instant) {
      const [date = '', time = ''] = new Date(instant.getTime() + offset * hour).toISOString().split('T');
      return { date, time: time.slice(0, 5) };
    },
  };
}
