import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './env.ts';
import type { Documents } from './lib/persistedOperations.ts';

const name = 'persisted-operations.json';
/** It lies above the built server; run from source, in the folder that the build fills. */
const files = [join(import.meta.dirname, '..', name), join(import.meta.dirname, '../dist', name)];

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The operations of the web client, from the manifest that its build has written; none where it was not built. Throws
 * EnvironmentError where they are all that is to be answered.
 */
export function readManifest(persistedOnly: boolean): Documents {
  const text = files.map(read).find((each) => each !== null);
  if (text) {
    const { operations }: { operations: { id: string; body: string }[] } = JSON.parse(text);
    return new Map(operations.map(({ id, body }) => [id, body]));
  }
  if (!persistedOnly) return new Map();
  throw new EnvironmentError('PERSISTED_ONLY is on, but the web client has not been built: run npm run build.');
}
