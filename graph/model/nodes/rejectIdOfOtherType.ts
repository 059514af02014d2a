import { DomainError } from '../../platform/lib/errors.ts';
import type { Reader } from '../reader.ts';
import { type NodeType, nodeTypesByIds } from './nodeTypes.ts';

/**
 * Throws CONFLICT if an id chosen by a client belongs to a row of another type. Otherwise `node` could return either,
 * and anyone could put their own row in place of one whose id they know. It also throws for a day after a row with this
 * id was deleted, so that a late retry does not create it again.
 */
export async function rejectIdOfOtherType(reader: Pick<Reader, 'sql'>, id: string, type: NodeType): Promise<void> {
  const [known] = await nodeTypesByIds(reader, [id]);
  if (known && known.type !== type) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
}
