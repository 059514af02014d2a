import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql';
import { createCache } from './apollo/cache.ts';
import type { Hashes } from './apollo/sendHashes.ts';
import * as generated from './generated.ts';

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

function operationOf(document: DocumentNode): ClientOperation[] {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  if (!operation) return [];
  const body = print(createCache().transformDocument(document));
  const id = createHash('sha256').update(body).digest('hex');
  return [{ id, name: operation.name?.value ?? '', type: operation.operation, body }];
}

/** Every operation that the client sends. */
export function clientOperations(): ClientOperation[] {
  return Object.values<unknown>(generated).filter(isDocument).flatMap(operationOf);
}

/** What the client sends in their stead, but for subscriptions, which are few and long-lived. */
export const clientHashes = (): Hashes =>
  Object.fromEntries(
    clientOperations()
      .filter(({ type }) => type !== 'subscription')
      .map(({ name, id }) => [name, id]),
  );
