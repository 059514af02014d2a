import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { defaultCompileFrom } from '../platform/graphql/compiledExecution.ts';
import { hashOf } from '../platform/graphql/persistedOperations.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { uniqueDocuments } from './uniqueDocuments.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const documentOf = uniqueDocuments(makeSchema());
const metricsToken = 'a-token-for-metrics';
const known = 'query Known { feed(first: 1) { nodes { id } } }';

let app: TestApp;
beforeAll(async () => {
  const variables = { RATE_LIMITS: '{"reads":100000}', METRICS_TOKEN: metricsToken };
  app = await startApp(variables, {
    documents: new Map([[hashOf(known), known]]),
    compileFrom: defaultCompileFrom,
  });
  await app.post(await app.member('ada'), { content: 'Read by all' });
});
afterAll(() => app.close());

/** The bytes of all operations that are kept compiled. */
async function compiled(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await app.http.inject({ url: '/metrics', headers });
  return Number(/^graphql_cache_bytes\{cache="compiled"\} (\d+)$/m.exec(body)?.[1]);
}

/** Asks as a visitor of an address, whose large documents take turns. */
async function ask(query: string, remoteAddress = '10.0.0.1') {
  const response = await app.http.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress });
  return { status: response.statusCode, ...response.json() };
}

async function askFrom(start: number, count: number) {
  for (let index = start; index < start + count; index += 1) {
    const { status, errors } = await ask(documentOf(index, 25), `10.0.1.${index}`);
    expect([status, errors]).toEqual([200, undefined]);
  }
}

test('documents that are sent once are not compiled and leave no memory behind', async () => {
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  await askFrom(0, 20);
  const before = heap();
  await askFrom(20, 60);
  expect(await compiled()).toBe(0);
  // Compiled, one alone would hold 10 MB.
  expect(heap() - before).toBeLessThan(20_000_000);
});

test('an operation of the web client is compiled at its first use', async () => {
  const before = await compiled();
  expect((await ask(known)).data.feed.nodes).toHaveLength(1);
  expect(await compiled()).toBeGreaterThan(before);
});

test('any other operation is compiled once it has been asked for repeatedly', async () => {
  const before = await compiled();
  const query = '{ feed(first: 1) { nodes { content } } }';
  for (let use = 1; use < defaultCompileFrom; use += 1) await ask(query);
  expect(await compiled()).toBe(before);
  const data = { feed: { nodes: [{ content: 'Read by all' }] } };
  expect((await ask(query)).data).toEqual(data);
  const after = await compiled();
  expect(after).toBeGreaterThan(before);
  expect((await ask(query)).data).toEqual(data);
  expect(await compiled()).toBe(after);
});

test('a visitor who sends many large documents at once is told to come back', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => ask(documentOf(2000 + index, 14), '10.0.3.1')),
  );
  const codes = answers.flatMap(
    ({ errors }) => errors?.map(({ extensions }: { extensions: object }) => extensions) ?? [],
  );
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).toEqual(codes.map(() => ({ code: 'RATE_LIMITED' })));
});

test('members at one address who send many large documents at once are told to come back, and others are answered', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => app.tokenOf(await app.member(`near_${index}`))),
  );
  const far = await app.tokenOf(await app.member('far'));
  const askAs = (token: string, query: string, remoteAddress: string) =>
    app.http.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    });
  // Six of each member, who alone may send 16.
  const near = tokens.flatMap((token, member) =>
    Array.from({ length: 6 }, (_, index) => askAs(token, documentOf(3000 + member * 6 + index, 14), '10.0.4.1')),
  );
  const other = askAs(far, documentOf(3100, 14), '10.0.4.2');
  const refusals = (await Promise.all(near)).flatMap((answer) => answer.json().errors ?? []);
  expect(refusals.length).toBeGreaterThan(0);
  const message =
    'Too many large operations from your network address wait. Send fewer at once, or try again in a moment.';
  expect(refusals).toEqual(refusals.map(() => ({ message, extensions: { code: 'RATE_LIMITED' } })));
  expect((await other).json().errors).toBeUndefined();
});

test('an operation too large to compile without a pause stays interpreted', async () => {
  const before = await compiled();
  const query = documentOf(1000, 25);
  for (let use = 0; use <= defaultCompileFrom; use += 1) {
    expect((await ask(query, `10.0.2.${use}`)).status).toBe(200);
  }
  expect(await compiled()).toBe(before);
});
