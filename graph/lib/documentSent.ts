import type { FastifyRequest } from 'fastify';

/** What a request to /graphql says of the operation that it asks for. */
export interface DocumentSent {
  readonly text: string | undefined;
  /** By which it names a document that was sent before, or is known since the build. */
  readonly hash: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const propertyOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a request says, in its address or its body; what is malformed says nothing, and is refused elsewhere. */
export function documentSent({ method, query, body }: Pick<FastifyRequest, 'method' | 'query' | 'body'>): DocumentSent {
  const sent = method === 'GET' ? query : body;
  const persisted = propertyOf(parsed(propertyOf(sent, 'extensions')), 'persistedQuery');
  const variables = parsed(propertyOf(sent, 'variables'));
  return {
    text: textOf(propertyOf(sent, 'query')),
    hash: textOf(propertyOf(persisted, 'sha256Hash')),
    operationName: textOf(propertyOf(sent, 'operationName')) || undefined,
    variables: isRecord(variables) ? variables : {},
  };
}
