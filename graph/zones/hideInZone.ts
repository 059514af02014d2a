import type { EntityManager } from '@mikro-orm/postgresql';
import type { Moment } from '../model/moments/Moment.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { isInOwnZone } from '../routes/isInOwnZone.ts';

// The entity can be older than the row, so the statement compares with the row.
const hideText = 'update moment set hides_place = ? where id = ? and hides_place <> ?';

/**
 * Hides the new point of a written moment from other members if it lies in a privacy zone of its author. The caller has locked
 * the author's places, so that no zone changes before the transaction ends.
 */
export async function hideInZone(em: EntityManager, moment: Moment): Promise<void> {
  const { id, authorId, lat, lng } = moment;
  if (lat === null || lng === null) return;
  const hides = await isInOwnZone({ sql: sqlIn(em), viewer: { id: authorId } }, { lat, lng });
  await em.execute(hideText, [hides, id, hides]);
  moment.hidesPlace = hides;
}
