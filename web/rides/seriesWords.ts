const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const places: Record<string, string> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
};

export const weekdayName = (code: string): string => names[weekdayCodes.indexOf(code)] ?? code;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** 'every Tuesday', 'every 2 weeks on Tuesday and Thursday', 'every second Friday of the month'. Empty for an unknown rule. */
export function seriesWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '').split(',');
  if (parts.get('FREQ') === 'WEEKLY') {
    const named = listed(days.map(weekdayName));
    return interval === 1 ? `every ${named}` : `every ${interval} weeks on ${named}`;
  }
  const [, place = '', code = ''] = /^(-?\d)([A-Z]{2})$/.exec(days[0] ?? '') ?? [];
  const named = `${places[place]} ${weekdayName(code)}`;
  if (!places[place]) return '';
  return interval === 1 ? `every ${named} of the month` : `the ${named} of every ${interval} months`;
}
