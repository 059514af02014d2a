import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { type DocumentCaches, documentBytes } from '../../platform/graphql/documentCaches.ts';
import { hashOf } from '../../platform/graphql/persistedOperations.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { fairBytes } from '../../platform/limits/fairBytes.ts';

// The documents and parameters of open subscriptions. They stay in memory as long as the subscription, so their bytes are limited.

const mebibyte = 2 ** 20;
const maxBytes = { ofAddress: 8 * mebibyte, all: 64 * mebibyte };
/** In seconds. */
const retryAfter = 60;
/** A value of parsed JSON with its place in a list or object. */
const bytesOfValue = 100;
const bytesOfCharacter = 2;

/** The document of at least one open subscription. It counts for the address that has opened the first. */
interface OpenDocument {
  readonly document: DocumentNode;
  readonly address: string;
  readonly bytes: number;
  subscriptions: number;
}

export interface SubscriptionDocuments {
  /** Parses and validates a document. Throws its first error. */
  prepare(text: string): DocumentNode;
  /** Counts the bytes of a subscription until the returned function is called. Throws RATE_LIMITED beyond a limit. */
  hold(document: DocumentNode, payload: SubscribePayload, address: string): () => void;
}

/** The estimated bytes of parsed JSON. It can be nested too deeply for recursion. */
function jsonBytes(root: unknown): number {
  let bytes = 0;
  const values = [root];
  while (values.length > 0) {
    const value = values.pop();
    bytes += bytesOfValue;
    if (typeof value === 'string') bytes += value.length * bytesOfCharacter;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, item] of Object.entries(value)) {
      bytes += name.length * bytesOfCharacter;
      values.push(item);
    }
  }
  return bytes;
}

function tooMuch(usedUp: 'address' | 'all'): DomainError {
  const whose = { address: 'The subscriptions of your network address', all: 'All subscriptions together' }[usedUp];
  const message = `${whose} take too much memory. End some, or subscribe with fewer different documents and smaller variables.`;
  return new DomainError('RATE_LIMITED', message, { retryAfter });
}

/** The documents of one server. Subscriptions with the same text share one document. */
export function subscriptionDocuments(
  schema: GraphQLSchema,
  { documents, known }: Pick<DocumentCaches, 'documents' | 'known'>,
): SubscriptionDocuments {
  const open = new Map<string, OpenDocument>();
  const bytesInUse = fairBytes(maxBytes);

  function parseValid(text: string): DocumentNode {
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    return document;
  }

  function take(address: string, bytes: number): void {
    const usedUp = bytesInUse.take(address, bytes);
    if (usedUp) throw tooMuch(usedUp);
  }

  /** Counts a document once for all its subscriptions. Those of the web client are in memory anyway. */
  function holdDocument(document: DocumentNode, text: string, address: string): () => void {
    const hash = hashOf(text);
    if (known.has(hash)) return () => {};
    const held = open.get(hash) ?? { document, address, bytes: documentBytes(document), subscriptions: 0 };
    if (held.subscriptions === 0) take(address, held.bytes);
    held.subscriptions += 1;
    open.set(hash, held);
    return () => {
      held.subscriptions -= 1;
      if (held.subscriptions > 0) return;
      open.delete(hash);
      bytesInUse.free(held.address, held.bytes);
    };
  }

  return {
    prepare(text) {
      const hash = hashOf(text);
      const held = open.get(hash)?.document;
      const cached = held ? undefined : documents.get(hash);
      if (cached) return cached;
      const document = held ?? parseValid(text);
      documents.offer(hash, document, documentBytes(document));
      return document;
    },
    hold(document, payload, address) {
      const { query, operationName, variables } = payload;
      const bytes = jsonBytes([operationName, variables]);
      take(address, bytes);
      try {
        const freeDocument = holdDocument(document, query, address);
        // The protocol keeps the payload: it must not keep another copy of the text.
        Object.assign(payload, { query: document.loc?.source.body });
        return () => {
          freeDocument();
          bytesInUse.free(address, bytes);
        };
      } catch (error) {
        bytesInUse.free(address, bytes);
        throw error;
      }
    },
  };
}
