import type { DocumentNode, GraphQLSchema } from 'graphql';
import { parse } from 'graphql';
import { badInput, DomainError } from './errors.ts';
import type { Outline } from './outlineOf.ts';
import { outlineOf } from './outlineOf.ts';
import type { QueryLimits } from './queryLimits.ts';

/** Parsing nests as deep as the text does, and the stack ends somewhere. */
const deepestText = 200;

const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/** How deep the brackets of a document nest, those in its strings and comments not counted. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replace(stringsAndComments, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const told = (count: number) => count.toLocaleString('en');

function tooComplex(message: string): DomainError {
  return new DomainError('QUERY_TOO_COMPLEX', message);
}

/** Refuses what costs too much to read: parsing is work that grows with the text. */
function limitText(text: string, { characters }: QueryLimits): void {
  if (text.length > characters) {
    throw tooComplex(`The query is longer than ${told(characters)} characters: move values into variables or split it`);
  }
  if (nestingOf(text) > deepestText) {
    throw tooComplex(`The query nests more than ${told(deepestText)} brackets: move values into variables`);
  }
}

function limitOutline({ fields, depth, aliases, overlaps }: Outline, limits: QueryLimits): void {
  if (fields > limits.fields) {
    throw tooComplex(
      `The query selects more than ${told(limits.fields)} fields, those in fragments counted wherever they are spread: split it`,
    );
  }
  if (depth > limits.depth) {
    throw tooComplex(
      `The query nests ${told(depth)} fields deep, at most ${told(limits.depth)} are allowed: ask for the rest by its id`,
    );
  }
  if (aliases > limits.aliases) {
    throw tooComplex(
      `The query has ${told(aliases)} aliases, at most ${told(limits.aliases)} are allowed: split it or use nodes(ids)`,
    );
  }
  if (overlaps > limits.overlaps) {
    throw tooComplex(
      `The query asks for the same fields over and over, ${told(overlaps)} pairs of them, at most ${told(limits.overlaps)} are allowed: name each once`,
    );
  }
}

/**
 * Refuses a document that would be costly to validate, compile or answer whatever its variables, by the numbers. Answers
 * the outline of the others, null for one that is no GraphQL: it is told so by who executes it. Takes a few milliseconds at
 * most, and no statement.
 */
export function limitDocument(schema: GraphQLSchema, text: string, limits: QueryLimits): Outline | null {
  limitText(text, limits);
  const document = parsed(text);
  if (!document) return null;
  const { tokenCount = 0 } = document;
  if (tokenCount > limits.tokens) {
    throw tooComplex(
      `The query has ${told(tokenCount)} tokens, at most ${told(limits.tokens)} are allowed: move values into variables or split it`,
    );
  }
  const outline = outlineOf(schema, document, limits.fields);
  if (!outline) throw badInput('A fragment of the query is spread within itself: it would have no end');
  limitOutline(outline, limits);
  return outline;
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Refuses an operation whose cost is above the limit, and tells both. */
export function limitCost(requested: number, { cost }: QueryLimits): void {
  if (requested <= cost) return;
  throw tooComplex(
    `The query costs ${told(requested)}, at most ${told(cost)} is allowed: ask for shorter pages or fewer lists within lists`,
  );
}
