import fc from 'fast-check';
import { expect } from 'vitest';
import type { ErrorCode } from '../platform/lib/errors.ts';
import { httpStatusByCode } from '../platform/lib/errors.ts';
import { readBody } from './caller.ts';
import { expectCountersHold } from './expectCountersHold.ts';
import type { CallerName, FuzzWorld } from './fuzzWorld.ts';
import type { TestApp } from './harness.ts';

/** A generated request. Its texts can contain placeholders of ids, see `idAt`. */
export interface FuzzRequest {
  caller: CallerName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: string;
}

interface Fault {
  code?: unknown;
  message?: unknown;
}

/** Reads the refusals of an answer. */
export type ReadFaults = (status: number, body: unknown) => Fault[];

const atOnce = 12;
const perStock = 500;
const patience = 60_000;

/** Texts that no response may contain: paths of our code, and messages of PostgreSQL. */
const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|duplicate key|violates|relation "|at or near|invalid input syntax|byte sequence|deadlock|\$\d::|Exception/;

const isRefusal = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && code in httpStatusByCode && code !== 'INTERNAL_SERVER_ERROR';

interface Answer {
  status: number;
  text: string;
  type: string | undefined;
}

/** The problem with a response, or null. */
function wrongWith({ status, text, type }: Answer, readFaults: ReadFaults): string | null {
  if (status >= 500) return `is ${status}: ${text.slice(0, 300)}`;
  let body: unknown;
  try {
    body = readBody(text, type);
  } catch {
    return `is no JSON: ${text.slice(0, 300)}`;
  }
  for (const { code, message } of readFaults(status, body)) {
    if (!isRefusal(code)) return `has the code ${code}: ${text.slice(0, 300)}`;
    if (typeof message !== 'string' || message === '' || inside.test(message)) return `says ${message}`;
  }
  return null;
}

export interface Fuzz {
  app: TestApp;
  world: FuzzWorld;
  requests: fc.Arbitrary<FuzzRequest>;
  readFaults: ReadFaults;
  count: number;
  /** Another one each time, unless a failure is to be looked into: then the one it names. */
  seed?: number;
}

/** Sends one request. Returns the problem with its response. */
async function shoot({ app, world, readFaults }: Fuzz, request: FuzzRequest): Promise<string | null> {
  const { caller, method } = request;
  const [url, payload] = [world.fill(request.url, caller), request.body && world.fill(request.body, caller)];
  const isLeaving = /logout|endSession/.test(url + payload);
  const own = await world.headersOf(caller, isLeaving);
  const headers = { ...own, ...(payload !== undefined && { 'content-type': 'application/json' }) };
  try {
    const answered = await app.http.inject({
      method,
      url,
      headers,
      payload,
      signal: AbortSignal.timeout(patience),
    });
    const { statusCode: status, body: text } = answered;
    const wrong = wrongWith({ status, text, type: answered.headers['content-type'] }, readFaults);
    return wrong && `${method} ${url} by ${caller} with ${payload?.slice(0, 2000)} ${wrong}`;
  } catch (error) {
    return `${method} ${url} by ${caller} with ${payload?.slice(0, 2000)} ended in ${error}`;
  }
}

/** Sends all requests, several at once. Returns the problems. */
async function shootAll(fuzz: Fuzz, requests: readonly FuzzRequest[]): Promise<string[]> {
  const waiting = [...requests];
  const wrongs: string[] = [];
  const shooter = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const wrong = await shoot(fuzz, request);
      if (wrong) wrongs.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shooter));
  return wrongs;
}

/**
 * Sends generated requests and expects a valid response or error for each. Afterwards the server must still respond,
 * and every counter must equal its count. A failure reports the seed and the failing requests.
 */
export async function expectNoFailure(fuzz: Fuzz): Promise<void> {
  const { app, world, count, seed = Math.floor(Math.random() * 2 ** 31) } = fuzz;
  const requests = fc.sample(fuzz.requests, { numRuns: count, seed });
  await world.clear();
  for (let start = 0; start < requests.length; start += perStock) {
    await world.stockUp();
    const wrongs = await shootAll(fuzz, requests.slice(start, start + perStock));
    expect(wrongs, `With the seed ${seed}, among requests ${start} to ${start + perStock}`).toEqual([]);
  }
  const visitor = app.as(null);
  expect((await visitor.get('/api/posts/feed?limit=5')).status).toBe(200);
  expect((await visitor.query('{ feed(first: 5) { nodes { id } } }')).error).toBeNull();
  await expectCountersHold(app);
}
