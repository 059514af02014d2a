import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientHashes } from '../build/clientOperations.ts';
import { HomePageDocument } from '../generated.ts';
import { homeRequest } from '../home/homeRequest.ts';
import { connect } from './client.ts';
import type { EarlyResponse } from './earlyResponse.ts';
import { isAnsweredEarly, readEarlyResponse } from './earlyResponse.ts';

const data = { feed: null, suggestedGroups: null };
const query = { query: HomePageDocument, variables: { signedIn: false }, errorPolicy: 'all' as const };

async function ask(sessionId: string | null) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const { client } = connect({ sessionId, onSessionLost: vi.fn() });
  await client.query(query);
  await client.query({ ...query, fetchPolicy: 'network-only' });
  return fetch.mock.calls.map(([, init]) => init);
}

const asMember = { query: HomePageDocument, variables: { signedIn: true }, errorPolicy: 'all' as const };

async function answerBeforehand(sessionId: string | null = null): Promise<EarlyResponse> {
  const { body } = await homeRequest();
  const response = Promise.resolve(Response.json({ data }));
  window.earlyResponse = { sessionId, body, response, isRead: Promise.resolve() };
  return window.earlyResponse;
}

afterEach(() => {
  Reflect.deleteProperty(HomePageDocument, 'hash');
  vi.restoreAllMocks();
  delete window.earlyResponse;
});

test.each([
  { when: 'in development', hash: undefined },
  { when: 'once it is built', hash: (await clientHashes()).HomePage },
])('what the page asks early is what a visitor’s client would ask, to the letter, $when', async ({ hash }) => {
  if (hash) Object.assign(HomePageDocument, { hash });
  const [sent] = await ask(null);
  const { method, body, credentials, headers } = await homeRequest(hash);
  expect(body.includes('sha256Hash')).toBe(hash !== undefined);
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
  expect(window.earlyResponse).toBeUndefined();
});

test('an early answer that has come is shown without a question', async () => {
  Object.assign(await answerBeforehand(), { data });
  await readEarlyResponse();
  expect(window.earlyResponse).toBeUndefined();
  // Only the query with a network-only policy was sent.
  expect(await ask(null)).toHaveLength(1);
  // The next client sends both queries.
  expect(await ask(null)).toHaveLength(1 + 2);
});

test('the early answer is waited for, but not for long', async () => {
  await answerBeforehand();
  await readEarlyResponse();
  Object.assign(window.earlyResponse ?? {}, { isRead: new Promise(() => {}) });
  const startedAt = performance.now();
  await readEarlyResponse();
  expect(performance.now() - startedAt).toBeGreaterThan(250);
});

test('another question is asked, and the early answer waits', async () => {
  const other = {
    sessionId: null,
    body: 'another',
    response: Promise.reject(new Error('not this one')),
    isRead: Promise.resolve(),
  };
  window.earlyResponse = other;
  other.response.catch(() => undefined);
  expect(await ask(null)).toHaveLength(2);
  expect(window.earlyResponse).toBeDefined();
});

describe('of a member', () => {
  const viewer = { __typename: 'User', id: 'u1' };
  const isShownTo = async (sessionId: string | null) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
    const { client } = connect({ sessionId, onSessionLost: vi.fn() });
    return client.readQuery({ ...asMember, returnPartialData: true })?.viewer?.id === 'u1';
  };

  test('the early answer is shown to the session that it was sent for, once', async () => {
    Object.assign(await answerBeforehand('secret'), { data: { ...data, viewer } });
    await readEarlyResponse();
    expect(isAnsweredEarly('secret')).toBe(true);
    expect([await isShownTo('secret'), await isShownTo('secret')]).toEqual([true, false]);
  });

  test.each(['other', null])('the early answer is not shown to the session %s', async (sessionId) => {
    Object.assign(await answerBeforehand('secret'), { data: { ...data, viewer } });
    await readEarlyResponse();
    expect(await isShownTo(sessionId)).toBe(false);
    expect(isAnsweredEarly('secret')).toBe(false);
  });

  test('an early answer without the member proves no session', async () => {
    Object.assign(await answerBeforehand('secret'), { data: { ...data, viewer: null } });
    await readEarlyResponse();
    expect(isAnsweredEarly('secret')).toBe(false);
  });

  test.each(['secret', 'other'])('a pending answer is taken by its own session alone: %s', async (sessionId) => {
    await answerBeforehand('other');
    expect(await ask(sessionId)).toHaveLength(sessionId === 'other' ? 1 : 2);
  });
});
