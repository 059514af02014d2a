import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { type DocumentCaches, documentBytes } from './documentCaches.ts';
import { hashOf } from './persistedOperations.ts';

/** Returns a function that parses and validates documents. It throws the first error of an invalid document. */
export function preparedDocuments(
  schema: GraphQLSchema,
  { documents }: DocumentCaches,
): (text: string) => DocumentNode {
  return (text) => {
    const hash = hashOf(text);
    const known = documents.get(hash);
    if (known) return known;
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    documents.offer(hash, document, documentBytes(document));
    return document;
  };
}
