import { type DocumentNode, type GraphQLSchema, Lexer, parse, Source, TokenKind } from 'graphql';
import { badInput, DomainError } from '../lib/errors.ts';
import { type Measured, measureDocument, type Outline } from './outlineOf.ts';
import type { QueryLimits } from './queryLimits.ts';
import { lineBreaksOf } from './requestSize.ts';

/** The parser recurses for each bracket, and the stack is limited. */
const maxNesting = 200;
/** The location of each error is found by counting the lines before it. */
const maxLines = 2000;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function* tokensOf(text: string): Generator<TokenKind> {
  const lexer = new Lexer(new Source(text));
  try {
    while (lexer.advance().kind !== TokenKind.EOF) yield lexer.token.kind;
  } catch {
    // The parser stops here too, so the rest of the text is never parsed.
  }
}

/** The nesting depth of the brackets of a document, without its strings and comments. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const kind of tokensOf(text)) {
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const formatCount = (count: number) => count.toLocaleString('en');

function tooComplex(message: string): DomainError {
  return new DomainError('QUERY_TOO_COMPLEX', message);
}

/** Throws QUERY_TOO_COMPLEX for a text that is too expensive to parse. */
function limitText(text: string, { characters }: QueryLimits): void {
  if (text.length > characters) {
    throw tooComplex(
      `The query is longer than ${formatCount(characters)} characters: move values into variables or split it`,
    );
  }
  if (lineBreaksOf(text) >= maxLines) {
    throw tooComplex(`The query has more than ${formatCount(maxLines)} lines: write it in fewer`);
  }
  if (nestingOf(text) > maxNesting) {
    throw tooComplex(`The query nests more than ${formatCount(maxNesting)} brackets: move values into variables`);
  }
}

/** Throws QUERY_TOO_COMPLEX for an outline that is too deep or has too many aliases or overlapping fields. */
export function limitOutline({ depth, aliases, overlaps }: Outline, limits: QueryLimits): void {
  if (depth > limits.depth) {
    throw tooComplex(
      `The query nests ${formatCount(depth)} fields deep, at most ${formatCount(limits.depth)} are allowed: ask for the rest by its id`,
    );
  }
  if (aliases > limits.aliases) {
    throw tooComplex(
      `The query has ${formatCount(aliases)} aliases, at most ${formatCount(limits.aliases)} are allowed: split it or use nodes(ids)`,
    );
  }
  if (overlaps > limits.overlaps) {
    throw tooComplex(
      `The query selects the same fields repeatedly, ${formatCount(overlaps)} pairs of them, at most ${formatCount(limits.overlaps)} are allowed: select each once`,
    );
  }
}

/**
 * Measures a document. Returns null for a syntax error, which the executor reports. Throws QUERY_TOO_COMPLEX for a document that
 * is too expensive to parse or to outline. Takes a few milliseconds at most and runs no SQL.
 */
export function limitDocument(schema: GraphQLSchema, text: string, limits: QueryLimits): Measured | null {
  limitText(text, limits);
  const document = parsed(text);
  if (!document) return null;
  const { tokenCount = 0 } = document;
  if (tokenCount > limits.tokens) {
    throw tooComplex(
      `The query has ${formatCount(tokenCount)} tokens, at most ${formatCount(limits.tokens)} are allowed: move values into variables or split it`,
    );
  }
  const measured = measureDocument(schema, document);
  if (!measured) throw badInput('A fragment of the query spreads itself: remove the cycle');
  if (measured.fields > limits.fields) {
    throw tooComplex(
      `The query selects more than ${formatCount(limits.fields)} fields, those in fragments counted wherever they are spread: split it`,
    );
  }
  return measured;
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Throws QUERY_TOO_COMPLEX, with both numbers, for an operation whose cost is above the limit. */
export function limitCost(requested: number, { cost }: QueryLimits): void {
  if (requested <= cost) return;
  throw tooComplex(
    `The query costs ${formatCount(requested)}, at most ${formatCount(cost)} is allowed: ask for shorter pages or fewer lists within lists`,
  );
}
