import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../lib/errors.ts';
import type { DocumentSent } from './documentSent.ts';

/** Documents by the SHA-256 of their text, in hexadecimal. */
export type Documents = ReadonlyMap<string, string>;

export type PersistedOperations = ReturnType<typeof persistedOperations>;

const maxBytes = 8 * 1024 * 1024;
const bytesOfCharacter = 2;
const keyPrefix = 'apq:';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Finds documents by hash: those of the build, and the latest ones that clients have registered. */
export function persistedOperations(known: Documents) {
  const registered = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text, hash) => (text.length + hash.length) * bytesOfCharacter,
  });
  const textOf = (hash: string) => known.get(hash) ?? registered.get(hash);
  const hashIn = (key: string) => key.slice(keyPrefix.length);
  return {
    textOf,
    bytes: () => registered.calculatedSize,
    /** The cache interface of Apollo Server. */
    cache: {
      get: async (key: string) => textOf(hashIn(key)),
      set: async (key: string, text: string) => void registered.set(hashIn(key), text),
      delete: async () => false,
    },
  };
}

/** Throws FORBIDDEN for a document that is not part of the build. */
export function requireKnown({ text, hash }: DocumentSent, known: Documents): void {
  const requested = text === undefined ? hash : hashOf(text);
  if (requested === undefined || known.has(requested)) return;
  throw new DomainError(
    'FORBIDDEN',
    'This server executes only the operations of its own web client: its operator has closed GraphQL to other clients',
  );
}
