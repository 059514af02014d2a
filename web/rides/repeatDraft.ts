import { weekdayCodes } from './seriesWords.ts';

/** How a new ride repeats, as its author chooses it. The first date adds its own weekday. */
export interface RepeatDraft {
  every: 'week' | 'month' | 'lastOfMonth';
  /** The number of weeks or months, as typed. */
  interval: string;
  /** The codes of the chosen weekdays, such as TU. Unused by the month. */
  weekdays: readonly string[];
  ends: 'count' | 'until';
  count: string;
  until: string;
}

export const newRepeat: RepeatDraft = {
  every: 'week',
  interval: '1',
  weekdays: [],
  ends: 'count',
  count: '10',
  until: '',
};

/** The text of a choice in the draft of a ride, whose fields are texts. */
export const repeatText = (repeat: RepeatDraft | undefined): string => (repeat ? JSON.stringify(repeat) : '');

/** Reads a choice. Undefined for a ride that does not repeat. */
export function readRepeat(text: string | undefined): RepeatDraft | undefined {
  if (!text) return undefined;
  try {
    return { ...newRepeat, ...JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const MAX_DATES = 104;

/** The code of the weekday of a day, such as TU. Empty for no day. */
export function weekdayCode(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : (weekdayCodes[(day.getUTCDay() + 6) % 7] ?? '');
}

/** Which of its weekday in the month a day is: 1 to 5. */
export const placeInMonth = (date: string): number => Math.ceil(Number(date.slice(8, 10)) / 7);

/** Whether a day is the last of its weekday in the month. */
export function isLastInMonth(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return new Date(day.getTime() + 7 * 86_400_000).getUTCMonth() !== day.getUTCMonth();
}

/** The RRULE of a choice whose first date is `date`. */
export function ruleOf(repeat: RepeatDraft, date: string): string {
  const code = weekdayCode(date);
  const chosen = weekdayCodes.filter((each) => each === code || repeat.weekdays.includes(each));
  const place = repeat.every === 'lastOfMonth' ? -1 : placeInMonth(date);
  const [frequency, days] = repeat.every === 'week' ? ['WEEKLY', chosen.join(',')] : ['MONTHLY', `${place}${code}`];
  const interval = Number(repeat.interval) || 1;
  const end = repeat.ends === 'count' ? `COUNT=${Number(repeat.count)}` : `UNTIL=${repeat.until.replaceAll('-', '')}`;
  return [`FREQ=${frequency}`, ...(interval > 1 ? [`INTERVAL=${interval}`] : []), `BYDAY=${days}`, end].join(';');
}

/** Why a choice is no series yet. Undefined if it is one. */
export function repeatFault(repeat: RepeatDraft, date: string): string | undefined {
  if (repeat.ends === 'until') {
    if (!repeat.until) return 'Please choose the last day';
    return repeat.until > date ? undefined : 'The last day must be after the first date';
  }
  const count = Number(repeat.count);
  if (count >= 2 && count <= MAX_DATES) return undefined;
  return `The number of dates must be from 2 to ${MAX_DATES}`;
}
