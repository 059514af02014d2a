import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clientHashes, clientOperations } from './clientOperations.ts';

/**
 * Makes the client send hashes of its operations. Writes the list of operations beside the client, in Apollo's manifest
 * format, for the server.
 */
export function operationsManifest(): Plugin {
  return {
    name: 'operations-manifest',
    apply: 'build',
    config: async () => ({ define: { OPERATION_HASHES: JSON.stringify(await clientHashes()) } }),
    async writeBundle({ dir }) {
      if (!dir) return this.error('The build has no folder');
      const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: await clientOperations() };
      await writeFile(join(dir, '..', 'persisted-operations.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
