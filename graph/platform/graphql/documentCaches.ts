import {
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
  print,
  type VariableDefinitionNode,
} from 'graphql';
import { type RepeatedCache, repeatedCache } from '../lib/repeatedCache.ts';
import type { Outline } from './outlineOf.ts';
import { type Documents, type PersistedOperations, persistedOperations } from './persistedOperations.ts';

// All caches of documents from clients. Each has a limit in bytes. Of a document that is sent once, only a count is kept.

/** Executes an operation with a context and variables. */
export type Run = (
  contextValue: unknown,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult> | ExecutionResult;

export interface Runner {
  readonly run: Run;
  /** False if the operation is interpreted, because it cannot be compiled. */
  readonly isCode: boolean;
}

export interface DocumentCaches {
  /** The web client's documents, which are never evicted. */
  readonly known: Documents;
  /** The number of uses after which any other operation is compiled. */
  readonly compileFrom: number;
  /** The documents that clients can refer to by hash. */
  readonly persisted: PersistedOperations;
  /** The outlines for the cost, by the hash of the text. */
  readonly outlines: RepeatedCache<Outline>;
  /** Parsed and validated documents, by the hash of the text. */
  readonly documents: RepeatedCache<DocumentNode>;
  /** Operations that are due to be compiled, by `operationKey`. */
  readonly compiled: RepeatedCache<Runner>;
}

const mebibyte = 1024 * 1024;
const maxBytes = { outlines: 8 * mebibyte, documents: 16 * mebibyte, compiled: 64 * mebibyte };

const bytesOfCharacter = 2;
/** A step of an outline. */
const bytesOfStep = 200;
/** A token with its position and AST nodes, measured with graphql-js. */
const bytesOfToken = 400;
/** A field of a compiled operation: 1.7 to 2.9 KB, measured on operations of 200 to 4,500 fields. Aliases can add 2 KB. */
const bytesOfField = 5000;
/** The code that reads a variable: up to 80 KB for an input object, measured on `CreatePostInput`. */
const bytesOfInput = 100_000;
const bytesOfVariable = 5000;

/** The estimated bytes of an outline. Its names are slices of the text, which keep the whole text in memory. */
export const outlineBytes = ({ fields }: Outline, text: string): number =>
  fields * bytesOfStep + text.length * bytesOfCharacter;

/** The estimated bytes of a parsed document. */
export const documentBytes = ({ tokenCount = 0, loc }: DocumentNode): number =>
  tokenCount * bytesOfToken + (loc?.source.body.length ?? 0) * bytesOfCharacter;

/** The names of all input objects of the schema end with `Input`. */
const readerBytes = ({ type }: VariableDefinitionNode): number =>
  print(type).includes('Input') ? bytesOfInput : bytesOfVariable;

/** The estimated bytes of a compiled operation. It refers to its document and contains code to read its variables. */
export function compiledBytes(fields: number, document: DocumentNode, operation: OperationDefinitionNode): number {
  const readers = (operation.variableDefinitions ?? []).reduce((sum, each) => sum + readerBytes(each), 0);
  return fields * bytesOfField + 2 * documentBytes(document) + readers;
}

/** The key of a compiled operation. It contains the index in the document, because a name can be as long as the document. */
export const operationKey = (hash: string, document: DocumentNode, operation: OperationDefinitionNode): string =>
  `${hash}.${document.definitions.indexOf(operation)}`;

/** Makes the caches of one server. `compileFrom`: the number of uses after which an unknown operation is compiled. */
export function documentCaches(known: Documents, compileFrom: number): DocumentCaches {
  const isPinned = (key: string) => known.has(key);
  return {
    known,
    compileFrom,
    persisted: persistedOperations(known),
    outlines: repeatedCache({ maxBytes: maxBytes.outlines, fromUse: 2, isPinned }),
    documents: repeatedCache({ maxBytes: maxBytes.documents, fromUse: 2, isPinned }),
    compiled: repeatedCache({
      maxBytes: maxBytes.compiled,
      fromUse: compileFrom,
      isPinned: (key) => known.has(key.split('.', 1)[0] ?? ''),
    }),
  };
}

const hashLength = 64;

/** The cache of parsed documents with the interface of Apollo Server, whose keys begin with a hash of the schema. */
export function storeForApollo({ documents }: DocumentCaches) {
  const hashIn = (key: string) => key.slice(-hashLength);
  return {
    get: async (key: string) => documents.get(hashIn(key)),
    set: async (key: string, document: DocumentNode) => documents.offer(hashIn(key), document, documentBytes(document)),
    delete: async () => false,
  };
}
