import type { Reader } from '../context.ts';
import { one } from '../lib/batch.ts';
import { nodeTypesByIds } from './nodes.ts';

export const nodeLoaders = (reader: Reader) => ({
  /** Which noun has an id, whether visible or not: only for the domain, which asks that noun. */
  nodeTypeById: one(
    (ids) => nodeTypesByIds(reader, ids),
    (key) => key.id,
  ),
});
