import { createHash } from 'node:crypto';
import type { DocumentSent } from './documentSent.ts';
import { DomainError } from './errors.ts';
import { keepLatest } from './keepLatest.ts';

/** Documents by the SHA-256 of their text, in hexadecimal. */
export type Documents = ReadonlyMap<string, string>;

export type PersistedOperations = ReturnType<typeof persistedOperations>;

const mostRegistered = 1_000;
const keyPrefix = 'apq:';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where documents are found by their hashes: those known from the start, and the latest that clients have registered. */
export function persistedOperations(known: Documents) {
  const registered = keepLatest<string>(mostRegistered);
  const textOf = (hash: string) => known.get(hash) ?? registered.get(hash);
  const hashIn = (key: string) => key.slice(keyPrefix.length);
  return {
    textOf,
    /** The same as Apollo Server wants to see it. */
    cache: {
      get: async (key: string) => textOf(hashIn(key)),
      set: async (key: string, text: string) => registered.set(hashIn(key), text),
      delete: async () => false,
    },
  };
}

/** Throws FORBIDDEN for a document that was not known from the start. */
export function requireKnown({ text, hash }: DocumentSent, known: Documents): void {
  const asked = text === undefined ? hash : hashOf(text);
  if (asked === undefined || known.has(asked)) return;
  throw new DomainError(
    'FORBIDDEN',
    'This server answers the operations of its own web client only: its operator has closed GraphQL to others',
  );
}
