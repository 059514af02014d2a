/** A number of the countdown with its unit. */
export interface CountdownPart {
  value: number;
  unit: 'd' | 'h' | 'min';
}

const minuteLength = 60_000;
const words = { d: 'day', h: 'hour', min: 'minute' } as const;
/** The road fills during the week before the start. */
const roadLength = 7 * 24 * 60 * minuteLength;

/** The whole minutes until the start, rounded up. 0 after it. */
export const minutesUntil = (start: number, now: number): number =>
  Math.max(0, Math.ceil((start - now) / minuteLength));

/** The two largest units of the time until the start: days and hours, hours and minutes, or minutes alone. */
export function countdownOf(minutes: number): CountdownPart[] {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0)
    return [
      { value: days, unit: 'd' },
      { value: hours, unit: 'h' },
    ];
  if (hours > 0)
    return [
      { value: hours, unit: 'h' },
      { value: rest, unit: 'min' },
    ];
  return [{ value: rest, unit: 'min' }];
}

/** '20 hours and 43 minutes' */
export const countdownWords = (parts: readonly CountdownPart[]): string =>
  parts.map(({ value, unit }) => `${value} ${words[unit]}${value === 1 ? '' : 's'}`).join(' and ');

/** How much of the last week before the start has passed, 0 to 100. */
export const roadPercent = (start: number, now: number): number =>
  Math.min(100, Math.max(0, Math.round(100 * (1 - (start - now) / roadLength))));
