import { readFileSync } from 'node:fs';
import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import type { Documents } from '../platform/graphql/persistedOperations.ts';
import { projectFile } from '../platform/lib/projectFolder.ts';

const file = projectFile('dist/persisted-operations.json');

function read(): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The operations of the web client, from the manifest of its build. Empty if it was not built. Throws EnvironmentError
 * if PERSISTED_ONLY is on and there is no manifest.
 */
export function readManifest(persistedOnly: boolean): Documents {
  const text = read();
  if (text) {
    const { operations }: { operations: { id: string; body: string }[] } = JSON.parse(text);
    return new Map(operations.map(({ id, body }) => [id, body]));
  }
  if (!persistedOnly) return new Map();
  throw new EnvironmentError('PERSISTED_ONLY is on, but the web client has not been built: run npm run build.');
}
