import { nodeTypesByIds } from '../model/nodes/nodeTypes.ts';
import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';

export const nodeLoaders = (reader: Reader) => ({
  /** Loads the type of an id, visible or not. Only domain code may use it, and must check the policy of that type. */
  nodeTypeById: one(
    (ids) => nodeTypesByIds(reader, ids),
    (key) => key.id,
  ),
});
