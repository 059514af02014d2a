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

const spaces = '[\\s\\u00a0\\u202f]*';
const hoursWords = `([0-9]{1,3}(?:[.,][0-9]{1,2})?)${spaces}[hH]`;
const minutesWords = `([0-9]{1,4})${spaces}[mM](?:[iI][nN]|(?![A-Za-z0-9_]))`;

/** `rideMinutes` as SQL over a column. */
export const minutesOf = (duration: string): string =>
  `(select case when sum > 0 then least(sum, ${longest}) else ${usual} end::int from (
     select round(
       coalesce(replace(coalesce(substring(words from '^([0-9]{1,3}):[0-5][0-9]$'), substring(words from '${hoursWords}')), ',', '.')::numeric, 0) * 60
       + coalesce(coalesce(substring(words from '^[0-9]{1,3}:([0-5][0-9])$'), substring(words from '${minutesWords}'))::numeric, 0)
     ) as sum from (select btrim(${duration}, E' \\n\\r\\t') as words) given
   ) read)`;
