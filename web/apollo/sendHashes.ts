import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** A document of an operation in a build, with its SHA-256. It keeps the hash when the client transforms it. */
export interface HashedDocument extends DocumentNode {
  hash: string;
}

const isHashed = (document: DocumentNode): document is HashedDocument => 'hash' in document;

/** Sends hashes in place of documents that have one. When the server does not know a hash, the link sends the document. */
export function sendHashes(): ApolloLink {
  const link = new PersistedQueryLink({ generateHash: (document) => (isHashed(document) ? document.hash : '') });
  return ApolloLink.split(({ query }) => isHashed(query), link);
}
