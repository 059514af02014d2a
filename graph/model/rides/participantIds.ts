import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';

const idsStatement = statement('ride.participantIds', 'select user_id as id from ride_participant where post_id = $1');

/** The ids of all participants of a ride, whoever the viewer is. */
export async function participantIdsOf({ sql }: Pick<Reader, 'sql'>, rideId: string): Promise<string[]> {
  return (await sql<{ id: string }>(idsStatement, [rideId])).map(({ id }) => id);
}
