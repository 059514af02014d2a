import type { RunningServer } from '../servers/launch.ts';
import type { Ask, Dialect, HttpRequest } from './Ask.ts';

/** A running server and its dialect. */
export interface ServerUnderTest extends RunningServer {
  readonly dialect: Dialect;
}

/** Sends one request and returns the parsed JSON. */
async function send(server: ServerUnderTest, { method, path, headers, body }: HttpRequest): Promise<unknown> {
  const response = await fetch(server.url + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${server.name} answers ${response.status} to ${path}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

/** The response of a server in the common form, or undefined if it has no such operation. */
export async function askServer(server: ServerUnderTest, ask: Ask): Promise<unknown> {
  const request = server.dialect.request(ask);
  if (!request) return undefined;
  const answer = await send(server, request);
  try {
    return server.dialect.canonical(ask, answer);
  } catch (cause) {
    throw new Error(`${server.name} fails at ${ask.type}: ${server.complaints().slice(-2000)}`, { cause });
  }
}
