import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The SHA-256 of each document, by operation name. */
export type Hashes = Readonly<Record<string, string>>;

/** Defined by the build. Absent in development. */
declare const OPERATION_HASHES: Hashes | undefined;

export const hashesOfBuild = (): Hashes => (typeof OPERATION_HASHES === 'undefined' ? {} : OPERATION_HASHES);

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}

/** Sends hashes in place of documents. When the server does not know a hash, the link sends the document. */
export function sendHashes(hashes: Hashes): ApolloLink {
  const link = new PersistedQueryLink({ generateHash: (document) => hashes[nameOf(document)] ?? '' });
  return ApolloLink.split(({ query }) => Object.hasOwn(hashes, nameOf(query)), link);
}
