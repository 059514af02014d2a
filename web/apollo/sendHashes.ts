import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The SHA-256 of each document as it is sent, by the name of its operation. */
export type Hashes = Readonly<Record<string, string>>;

/** Written in by the build; absent in development. */
declare const OPERATION_HASHES: Hashes | undefined;

export const hashesOfBuild = (): Hashes => (typeof OPERATION_HASHES === 'undefined' ? {} : OPERATION_HASHES);

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}

/** Sends the hashes of documents instead of them; a server that does not know one is sent the document after all. */
export function sendHashes(hashes: Hashes): ApolloLink {
  const link = new PersistedQueryLink({ generateHash: (document) => hashes[nameOf(document)] ?? '' });
  return ApolloLink.split(({ query }) => Object.hasOwn(hashes, nameOf(query)), link);
}
