/** What a REST call answered: the parsed JSON, for the test to look into. */
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
  /** The first error's message, code and field, null where all went well. */
  error: { message: string; code: string; field?: string } | null;
}

/** A person at both doors of a running server. */
export interface Caller {
  query(document: string, variables?: object): Promise<GraphQLAnswer>;
  get(path: string): Promise<RestAnswer>;
  post(path: string, body?: unknown): Promise<RestAnswer>;
  put(path: string, body: unknown): Promise<RestAnswer>;
  delete(path: string): Promise<RestAnswer>;
}

interface GraphQLErrorBody {
  message: string;
  extensions: { code: string; field?: string };
}

export function makeCaller(url: string, tokenOf: () => Promise<string | null>): Caller {
  async function send(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const token = await tokenOf();
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  return {
    async query(query, variables) {
      const { status, headers, body } = await send('POST', '/graphql', { query, variables });
      const [error]: GraphQLErrorBody[] = body.errors ?? [];
      return {
        status,
        headers,
        data: body.data,
        error: error ? { message: error.message, ...error.extensions } : null,
      };
    },
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
  };
}
