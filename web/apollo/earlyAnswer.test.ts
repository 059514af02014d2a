import { afterEach, expect, test, vi } from 'vitest';
import { clientHashes } from '../clientOperations.ts';
import { HomePageDocument } from '../generated.ts';
import { homeRequest } from '../homeRequest.ts';
import { connect } from './client.ts';
import { readEarlyAnswer } from './earlyAnswer.ts';

const data = { feed: null, suggestedGroups: null };
const query = { query: HomePageDocument, variables: { signedIn: false }, errorPolicy: 'all' as const };

async function ask(sessionId: string | null) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const { client } = connect({ sessionId, onSessionLost: vi.fn() });
  await client.query(query);
  await client.query({ ...query, fetchPolicy: 'network-only' });
  return fetch.mock.calls.map(([, init]) => init);
}

async function answerBeforehand() {
  const { body } = await homeRequest({});
  window.earlyAnswer = { body, answer: Promise.resolve(Response.json({ data })), isRead: Promise.resolve() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.earlyAnswer;
});

test.each([
  { when: 'in development', hashes: {} },
  { when: 'once it is built', hashes: clientHashes() },
])('what the page asks early is what a visitor’s client would ask, to the letter, $when', async ({ hashes }) => {
  vi.stubGlobal('OPERATION_HASHES', hashes);
  const [sent] = await ask(null);
  const { method, body, credentials, headers } = await homeRequest(hashes);
  expect(body.includes('sha256Hash')).toBe('HomePage' in hashes);
  expect({ method, body, credentials }).toEqual({
    method: sent?.method,
    body: sent?.body,
    credentials: sent?.credentials,
  });
  expect(headers).toEqual(Object.fromEntries(new Headers(sent?.headers)));
});

test('a visitor’s client takes the early answer for its own, once', async () => {
  await answerBeforehand();
  expect(await ask(null)).toHaveLength(1);
  expect(window.earlyAnswer).toBeUndefined();
});

test('an early answer that has come is shown without a question', async () => {
  await answerBeforehand();
  Object.assign(window.earlyAnswer ?? {}, { data });
  await readEarlyAnswer();
  expect(window.earlyAnswer).toBeUndefined();
  // The only question is the one that insists on the network.
  expect(await ask(null)).toHaveLength(1);
  // The next client asks both.
  expect(await ask(null)).toHaveLength(1 + 2);
});

test('the early answer is waited for, but not for long', async () => {
  await answerBeforehand();
  await readEarlyAnswer();
  Object.assign(window.earlyAnswer ?? {}, { isRead: new Promise(() => {}) });
  const startedAt = performance.now();
  await readEarlyAnswer();
  expect(performance.now() - startedAt).toBeGreaterThan(250);
});

test('another question is asked, and the early answer waits', async () => {
  window.earlyAnswer = {
    body: 'another',
    answer: Promise.reject(new Error('not this one')),
    isRead: Promise.resolve(),
  };
  window.earlyAnswer.answer.catch(() => undefined);
  expect(await ask(null)).toHaveLength(2);
  expect(window.earlyAnswer).toBeDefined();
});

test('a member’s client asks for itself', async () => {
  await answerBeforehand();
  expect(await ask('secret')).toHaveLength(2);
});
