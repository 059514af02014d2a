import type { Context } from '../context.ts';
import { DomainError } from '../lib/errors.ts';
import type { NodeType } from './nodes.ts';

/**
 * Throws CONFLICT where an id that a client has chosen is that of something of another kind: `node` would answer one of
 * the two instead of the other, so that anyone could put something of their own in the place of what they know the id of.
 */
export async function refuseOtherKind({ load }: Pick<Context, 'load'>, id: string, type: NodeType): Promise<void> {
  const known = await load.nodeTypeById.load(id);
  if (known && known.type !== type) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
}
