import { columnsOf } from '../../platform/database/columns.ts';
import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';
import { PrivacyZone } from './PrivacyZone.ts';

const byOwnersStatement = statement(
  'privacyZone.byOwners',
  `select ${columnsOf(PrivacyZone, 'z')} from privacy_zone z where z.owner_id = any($1::uuid[]) order by z.created_at, z.id`,
);

/** The zones of members, whoever the viewer is. Callers return them only to those members. */
export const zonesOfOwners = ({ sql }: Reader, ids: readonly string[]): Promise<PrivacyZone[]> =>
  sql<PrivacyZone & Record<string, unknown>>(byOwnersStatement, [ids]);
