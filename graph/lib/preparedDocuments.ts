import type { DocumentNode, GraphQLSchema } from 'graphql';
import { parse, validate } from 'graphql';
import { keepLatest } from './keepLatest.ts';

const mostKept = 200;

/** Parses and validates documents, the latest of them but once. What it answers with throws the first fault of a document. */
export function preparedDocuments(schema: GraphQLSchema): (text: string) => DocumentNode {
  const kept = keepLatest<DocumentNode>(mostKept);
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    kept.set(text, document);
    return document;
  };
}
