import type { Day, Month } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

const short = { width: 'abbreviated' } as const;

/** The day of the week of an instant, in UTC: 'Sun'. */
export function shortWeekday(instant: Date): string {
  // getUTCDay answers just these numbers.
  return enUS.localize.day(instant.getUTCDay() as Day, short);
}

/** The month of an instant, in UTC: 'Nov'. */
export function shortMonth(instant: Date): string {
  // getUTCMonth answers just these numbers.
  return enUS.localize.month(instant.getUTCMonth() as Month, short);
}
