import type { FastifyRequest } from 'fastify';

/** The operation that a request to /graphql contains or refers to. */
export interface DocumentSent {
  readonly text: string | undefined;
  /** The hash of a document that was sent before or is known from the build. */
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

/** The query parameters, parsed as by Apollo Server: the priced operation must be the executed one. */
const parametersOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams);

/** Parses the URL or body of a request. Ignores malformed parts, which Apollo Server rejects. */
export function documentSent({ method, url, body }: Pick<FastifyRequest, 'method' | 'url' | 'body'>): DocumentSent {
  const isInURL = method === 'GET';
  const sent = isInURL ? parametersOf(url) : body;
  // Only a URL contains them as text.
  const objectAt = (name: string) => (isInURL ? parsed(propertyOf(sent, name)) : propertyOf(sent, name));
  const persisted = propertyOf(objectAt('extensions'), 'persistedQuery');
  const variables = objectAt('variables');
  return {
    text: textOf(propertyOf(sent, 'query')),
    hash: textOf(propertyOf(persisted, 'sha256Hash')),
    operationName: textOf(propertyOf(sent, 'operationName')) || undefined,
    variables: isRecord(variables) ? variables : {},
  };
}
