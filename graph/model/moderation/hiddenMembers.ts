import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';
import { isAbsentFor, isHiddenFromViewer } from './blockPolicy.ts';

// Which members are hidden from the viewer, for reads that are not lists. The result is never shown to the viewer.

const hiddenAmongStatement = statement(
  'block.keptAmong',
  `select id as key from unnest($2::uuid[]) member(id) where ${isHiddenFromViewer('$1::uuid', 'member.id')}`,
);
const absentAmongStatement = statement(
  'block.absentAmong',
  `select id as key from unnest($2::uuid[]) member(id) where ${isAbsentFor('$1::uuid', 'member.id')}`,
);

/** Those of the members with these ids whose content is hidden from the viewer. */
export function hiddenAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return sql(hiddenAmongStatement, [viewer?.id ?? null, ids]);
}

/** Those of the members with these ids who do not exist for the viewer. */
export function absentAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return sql(absentAmongStatement, [viewer?.id ?? null, ids]);
}
