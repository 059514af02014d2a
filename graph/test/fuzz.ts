import fc from 'fast-check';
import { expect } from 'vitest';
import type { ErrorCode } from '../lib/errors.ts';
import { httpStatusByCode } from '../lib/errors.ts';
import { readBody } from './caller.ts';
import { expectCountersHold } from './expectCountersHold.ts';
import type { CallerName, FuzzWorld } from './fuzzWorld.ts';
import type { TestApp } from './harness.ts';

/** A generated request; its texts may hold the places of ids, see `idAt`. */
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
const patience = 30_000;

/** What no caller is to be told: places in our code, and what PostgreSQL says of statements. */
const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|duplicate key|violates|relation "|at or near|invalid input syntax|byte sequence|deadlock|\$\d::|Exception/;

const isRefusal = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && code in httpStatusByCode && code !== 'INTERNAL_SERVER_ERROR';

interface Answer {
  status: number;
  text: string;
  type: string | undefined;
}

/** What is wrong with an answer, null where nothing is. */
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

/** Sends one request; answers what is wrong with what comes back. */
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

/** Sends them all, several at once; answers what is wrong with each that is wrong. */
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
 * Sends so many generated requests and expects that each is answered or refused, and that after them the server
 * serves on and every counter is its count. A failure tells the seed and the requests that went wrong.
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
