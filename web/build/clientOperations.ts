import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import type { DocumentNode, OperationTypeNode } from 'graphql';
import { print } from 'graphql';
import { lastValueFrom, of } from 'rxjs';
import { createCache } from '../apollo/cache.ts';
import * as generated from '../generated.ts';

export interface ClientOperation {
  /** The SHA-256 of the body, in hexadecimal. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** The document as the client sends it. */
  readonly body: string;
}

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';

/** The document as Apollo Client passes it to its links: with `__typename`, without client directives. */
async function sentDocument(document: DocumentNode, type: OperationTypeNode): Promise<DocumentNode | undefined> {
  let sent: DocumentNode | undefined;
  const link = new ApolloLink(({ query }) => {
    sent = query;
    return of({ data: null });
  });
  const client = new ApolloClient({ link, cache: createCache(), localState: new LocalState() });
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
  const send = {
    query: () => client.query({ query: document, ...options }),
    mutation: () => client.mutate({ mutation: document, ...options }),
    subscription: () => lastValueFrom(client.subscribe({ query: document, ...options }), { defaultValue: undefined }),
  };
  await send[type]();
  client.stop();
  return sent;
}

/**
 * The operation that the client sends for a document. Empty for a fragment and for a document that the cache can answer
 * alone.
 */
export async function operationOf(document: DocumentNode): Promise<ClientOperation[]> {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  const sent = operation && (await sentDocument(document, operation.operation));
  if (!sent) return [];
  const body = print(sent);
  const id = createHash('sha256').update(body).digest('hex');
  return [{ id, name: operation.name?.value ?? '', type: operation.operation, body }];
}

export async function clientOperations(): Promise<ClientOperation[]> {
  const operations = await Promise.all(Object.values<unknown>(generated).filter(isDocument).map(operationOf));
  return operations.flat();
}

/** The SHA-256 of each document by the name of its operation. */
export type Hashes = Readonly<Record<string, string>>;

/** The hash of each operation. Subscriptions are sent as text, because they are few and long-lived. */
export async function clientHashes(): Promise<Hashes> {
  const operations = await clientOperations();
  return Object.fromEntries(operations.filter(({ type }) => type !== 'subscription').map(({ name, id }) => [name, id]));
}
