const dayLength = 24 * 60 * 60 * 1000;
const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The reader's calendar day as an instant of UTC, to compare it with the day of a ride. */
const dayOf = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());

/** The heading over a ride of this day: 'This week' from Monday to Sunday, else its month, with the year of another year. */
export function stageOf(date: string, now: Date): string {
  const day = new Date(`${date}T00:00:00Z`);
  const today = dayOf(now);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayLength;
  if (day.getTime() >= monday && day.getTime() < monday + 7 * dayLength) return 'This week';
  const year = day.getUTCFullYear();
  return `${monthFormat.format(day)}${year === now.getFullYear() ? '' : ` ${year}`}`;
}

export interface Stage<Item> {
  title: string;
  items: Item[];
}

/** Groups rides that are sorted by start under their headings. */
export function stagesOf<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null,
  now: Date,
): Stage<Item>[] {
  const stages: Stage<Item>[] = [];
  for (const item of items) {
    const date = dateOf(item);
    const title = date ? stageOf(date, now) : 'No date';
    const last = stages.at(-1);
    if (last?.title === title) last.items.push(item);
    else stages.push({ title, items: [item] });
  }
  return stages;
}
