import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';

const datesOfShare = 10;

/** The shares of a limit that a write of so many dates of a series takes, as many posts would. */
export const seriesPrice = (dates: number): number => Math.max(1, Math.ceil(dates / datesOfShare));

const countStatement = statement(
  'ride.series.toCome',
  'select count(*)::int as count from ride where series_id = $1 and starts_at > $2',
);

/** The number of dates of a series after an instant. */
export async function countDatesAfter({ sql }: Pick<Reader, 'sql'>, seriesId: string, at: Date): Promise<number> {
  const [row] = await sql<{ count: number }>(countStatement, [seriesId, at]);
  return row?.count ?? 0;
}
