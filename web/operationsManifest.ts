import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clientHashes, clientOperations } from './clientOperations.ts';

/**
 * Has the client send the hashes of its operations, and writes the list of them beside the client, in the manifest format of
 * Apollo: the server reads it.
 */
export function operationsManifest(): Plugin {
  return {
    name: 'operations-manifest',
    apply: 'build',
    config: () => ({ define: { OPERATION_HASHES: JSON.stringify(clientHashes()) } }),
    async writeBundle({ dir }) {
      if (!dir) return this.error('The build has no folder');
      const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: clientOperations() };
      await writeFile(join(dir, '..', 'persisted-operations.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
