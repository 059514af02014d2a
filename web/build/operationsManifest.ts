import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clientOperations } from './clientOperations.ts';

/** Writes the list of the client's operations beside the client, in Apollo's manifest format, for the server. */
export function operationsManifest(): Plugin {
  return {
    name: 'operations-manifest',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return this.error('The build has no folder');
      const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: await clientOperations() };
      await writeFile(join(dir, '..', 'persisted-operations.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
