/** The default duration of a ride in minutes. */
const usual = 120;
const longest = 7 * 24 * 60;

const spelled = /^(\d{1,3}):([0-5]\d)$/;
const hours = /(\d{1,3}(?:[.,]\d{1,2})?)\s*h/i;
const minutes = /(\d{1,4})\s*m(?:in|\b)/i;

/** Parses a duration such as '2h 30m', '90 min', '1.5 hours' or '2:30' into minutes. Other texts give two hours. */
export function rideMinutes(duration: string | null): number {
  const words = duration?.trim() ?? '';
  const [, clockHours, clockMinutes] = spelled.exec(words) ?? [];
  const inHours = clockHours ?? hours.exec(words)?.[1]?.replace(',', '.') ?? 0;
  const inMinutes = clockMinutes ?? minutes.exec(words)?.[1] ?? 0;
  const sum = Math.round(Number(inHours) * 60 + Number(inMinutes));
  return sum > 0 ? Math.min(sum, longest) : usual;
}

/** The end of a ride by the author's duration. */
export const rideEnd = (startsAt: Date, duration: string | null): Date =>
  new Date(startsAt.getTime() + rideMinutes(duration) * 60_000);
