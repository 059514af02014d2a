import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { type DocumentCaches, documentBytes } from '../../platform/graphql/documentCaches.ts';
import { hashOf } from '../../platform/graphql/persistedOperations.ts';
import type { SubscriptionBytes } from './subscriptionBytes.ts';

// The documents of open subscriptions. They stay in memory as long as the subscription, so their bytes are limited.

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
  /** Counts the bytes of a document until the returned function is called. Throws RATE_LIMITED beyond a limit. */
  hold(document: DocumentNode, payload: SubscribePayload, address: string): () => void;
}

/** The documents of one server. Subscriptions with the same text share one document. */
export function subscriptionDocuments(
  schema: GraphQLSchema,
  { documents, known }: Pick<DocumentCaches, 'documents' | 'known'>,
  bytes: SubscriptionBytes,
): SubscriptionDocuments {
  const open = new Map<string, OpenDocument>();

  function parseValid(text: string): DocumentNode {
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    return document;
  }

  /** Counts a document once for all its subscriptions. Those of the web client are in memory anyway. */
  function holdDocument(document: DocumentNode, text: string, address: string): () => void {
    const hash = hashOf(text);
    if (known.has(hash)) return () => {};
    const held = open.get(hash) ?? { document, address, bytes: documentBytes(document), subscriptions: 0 };
    if (held.subscriptions === 0) bytes.take(address, held.bytes);
    held.subscriptions += 1;
    open.set(hash, held);
    return () => {
      held.subscriptions -= 1;
      if (held.subscriptions > 0) return;
      open.delete(hash);
      bytes.free(held.address, held.bytes);
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
      const release = holdDocument(document, payload.query, address);
      // The protocol keeps the payload: it must not keep another copy of the text.
      Object.assign(payload, { query: document.loc?.source.body });
      return release;
    },
  };
}
