import type { FastifyInstance } from 'fastify';

/** The response of a REST call, with parsed JSON. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

export interface GraphQLAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  data: any;
  /** The first error's message, code and field, or null. */
  error: { message: string; code: string; field?: string } | null;
}

/** A request in all details, for tests of the transports. */
export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** A member or visitor who calls GraphQL and REST of a running server. */
export interface Caller {
  query(document: string, variables?: object): Promise<GraphQLAnswer>;
  get(path: string): Promise<RestAnswer>;
  post(path: string, body?: unknown): Promise<RestAnswer>;
  put(path: string, body: unknown): Promise<RestAnswer>;
  patch(path: string, body: unknown): Promise<RestAnswer>;
  delete(path: string, body?: unknown): Promise<RestAnswer>;
}

interface GraphQLErrorBody {
  message: string;
  extensions: { code: string; field?: string };
}

/** The parsed body of a response. Only pages, pictures and files are not JSON. */
export function readBody(text: string, contentType = '') {
  if (text === '') return null;
  return /xml$|^text\/(calendar|csv)|octet-stream|ant\.fit/.test(contentType) ? text : JSON.parse(text);
}

/** Sends a request. The response is compressed only if the headers ask for it, because compression costs more than most responses. */
export async function sendRaw(url: string, { method = 'GET', headers, body }: RawRequest = {}): Promise<RestAnswer> {
  const response = await fetch(url, { method, headers: { 'accept-encoding': 'identity', ...headers }, body });
  const text = await response.text();
  const { status, headers: answered } = response;
  return { status, headers: answered, body: readBody(text, answered.get('content-type') ?? '') };
}

/** Sends a request to a server in this process without the network. */
export async function injectRaw(http: FastifyInstance, url: string, request: RawRequest): Promise<RestAnswer> {
  const { method = 'GET', headers, body } = request;
  const payload = typeof body === 'string' || body === undefined ? body : Buffer.from(body);
  const answer = await http.inject({ method, url, headers, payload });
  const answered = new Headers();
  for (const [name, values] of Object.entries(answer.headers)) {
    for (const value of [values].flat()) answered.append(name, String(value));
  }
  return {
    status: answer.statusCode,
    headers: answered,
    body: readBody(answer.body, answered.get('content-type') ?? ''),
  };
}

/** A GraphQL response with its first error flattened. */
export function readGraphQL({ status, headers, body }: RestAnswer): GraphQLAnswer {
  const [error]: GraphQLErrorBody[] = body.errors ?? [];
  return { status, headers, data: body.data, error: error ? { message: error.message, ...error.extensions } : null };
}

type Send = (path: string, request: RawRequest) => Promise<RestAnswer>;

/** Calls GraphQL and REST with these headers, such as the token of a session. */
function callerBy(sendTo: Send, headersOf: () => Promise<Record<string, string>>): Caller {
  async function send(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const headers = await headersOf();
    if (body === undefined) return sendTo(path, { method, headers });
    const json = { ...headers, 'content-type': 'application/json' };
    return sendTo(path, { method, headers: json, body: JSON.stringify(body) });
  }

  return {
    query: async (query, variables) => readGraphQL(await send('POST', '/graphql', { query, variables })),
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path, body) => send('DELETE', path, body),
  };
}

/** A caller over the network. */
export const makeCaller = (url: string, headersOf: () => Promise<Record<string, string>>): Caller =>
  callerBy((path, request) => sendRaw(url + path, request), headersOf);

/** A caller without the network, for requests by the thousand. */
export const makeNearCaller = (http: FastifyInstance, headersOf: () => Promise<Record<string, string>>): Caller =>
  callerBy(async (url, request) => injectRaw(http, url, request), headersOf);
