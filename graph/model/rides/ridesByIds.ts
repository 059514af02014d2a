import { keyedStatement } from '../../platform/database/keyed.ts';
import type { Reader } from '../reader.ts';
import { type RideRow, rideColumns } from './rideRow.ts';

const byIdsStatement = keyedStatement(
  'ride.byIds',
  ({ among }) => `select ${rideColumns('$2::uuid', { ride: 'r', post: 'p' })}
   from ride r join post p on p.id = r.id where r.id = ${among}`,
);
/** The rides of the posts with these ids. Plain posts have no row. */
export function ridesByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<RideRow[]> {
  const { statement, key } = byIdsStatement(ids);
  return sql<RideRow>(statement, [key, viewer?.id ?? null]);
}
