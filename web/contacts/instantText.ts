import { formatDay } from '../lib/formatDay.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { localOf } from '../lib/zonedTime.ts';

/** The reader's day and time of an instant: 'Feb 19, 2027 at 7:00 AM'. */
export const instantText = (instant: string): string =>
  `${formatDay(instant)} at ${formatTime12(localOf(new Date(instant)).time)}`;
