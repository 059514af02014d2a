import { OperationTypeNode, print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { clientOperations } from '../build/clientOperations.ts';
import {
  FeedActivityDocument,
  NotificationActivityDocument,
  PostActivityDocument,
  RideActivityDocument,
} from '../generated.ts';
import { liveServer } from '../test/liveServer.ts';
import { createCache } from './cache.ts';
import { openLiveConnection } from './liveConnection.ts';

interface Received {
  kind: string;
  hasGap: unknown;
}

const sockets: WebSocket[] = [];
class KeptSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols);
    sockets.push(this);
  }
}

let server: ReturnType<typeof liveServer>;
let ending: AbortController;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  // Node's WebSocket does not accept the event classes of jsdom.
  sockets.length = 0;
  vi.stubGlobal('WebSocket', KeptSocket);
  server = liveServer();
  ending = new AbortController();
  await server.start();
});
afterEach(async () => {
  ending.abort();
  await server.stop();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (sessionId: string | null = 'secret') =>
  openLiveConnection({ url: server.url(), sessionId, signal: ending.signal });

/** Follows a post whose page was read at `readAt`. Returns the activities received. */
function follow(line: ReturnType<typeof open>, { readAt = Date.now(), signal = ending.signal, postId = 'a' } = {}) {
  const told: Received[] = [];
  const query = createCache().transformDocument(PostActivityDocument);
  line({
    operation: { query, operationName: 'PostActivity', variables: { postId } },
    readAt,
    signal,
    onResult: ({ data, extensions }) => told.push({ kind: data?.postActivity.kind, hasGap: extensions?.hasGap }),
  });
  return told;
}

const kinds = (told: Received[]) => told.map(({ kind }) => kind);
const sinces = () => server.subscribed.map(({ variables }) => variables.since);
const show = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what has happened since the page was read is told, by the clock of the server', async () => {
  const hour = 60 * 60_000;
  server.now = () => new Date(Date.now() + hour);
  const readAt = Date.now();
  server.happen('COMMENT_CREATED');
  const told = follow(open(), { readAt: readAt - 1_000 });

  await vi.waitFor(() => expect(kinds(told)).toEqual(['COMMENT_CREATED', 'CAUGHT_UP']), 60_000);
  const [first, second] = sinces();
  expect(first).toBeUndefined();
  expect(Math.abs(Date.parse(String(second)) - (readAt - 1_000 + hour))).toBeLessThan(1_000);
});

test('events missed while the server was away are all told once it is back, and none twice', async () => {
  const told = follow(open());
  await vi.waitFor(() => expect(kinds(told)).toEqual(['CAUGHT_UP']), 60_000);
  server.happen('LIKES_CHANGED');
  await vi.waitFor(() => expect(told).toHaveLength(2), 60_000);

  server.goDown();
  server.happen('COMMENT_CREATED');
  server.happen('COMMENT_DELETED');
  server.comeBack();
  await vi.waitFor(() => expect(told).toHaveLength(5), 60_000);
  expect(kinds(told)).toEqual(['CAUGHT_UP', 'LIKES_CHANGED', 'COMMENT_CREATED', 'COMMENT_DELETED', 'CAUGHT_UP']);
  expect(told.every(({ hasGap }) => hasGap === false)).toBe(true);
});

test('what is followed again later goes on where it was left', async () => {
  const line = open();
  const leaving = new AbortController();
  const before = follow(line, { signal: leaving.signal });
  await vi.waitFor(() => expect(before).toHaveLength(1), 60_000);
  leaving.abort();
  server.happen('COMMENT_CREATED');
  const after = follow(line);

  await vi.waitFor(() => expect(kinds(after)).toEqual(['COMMENT_CREATED', 'CAUGHT_UP']), 60_000);
  expect(kinds(before)).toEqual(['CAUGHT_UP']);
});

test('where the server reaches back no further, the reader is told that there is a gap', async () => {
  server.refusal = 'GONE';
  const told = follow(open());
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'CAUGHT_UP', hasGap: true }]), 60_000);
  server.refusal = undefined;
  server.happen('COMMENT_CREATED');
  await vi.waitFor(() => expect(told[1]).toEqual({ kind: 'COMMENT_CREATED', hasGap: false }), 60_000);
});

test('one socket carries all, with the session of who reads', async () => {
  const line = open();
  const [one, other] = [follow(line), follow(line, { postId: 'b' })];
  await vi.waitFor(() => expect([one.length, other.length]).toEqual([1, 1]), 60_000);

  expect(server.openSockets()).toBe(1);
  expect(new Set(server.subscribed.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
});

test('a visitor introduces themselves as nobody', async () => {
  const told = follow(open(null));
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  expect(server.subscribed[0]?.authorization).toBe('');
});

test('the end of a session ends its socket, and the next one has its own', async () => {
  const told = follow(open());
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  ending.abort();
  await vi.waitFor(() => expect(server.openSockets()).toBe(0), 60_000);

  ending = new AbortController();
  const next = follow(open('another'));
  await vi.waitFor(() => expect(next).toHaveLength(1), 60_000);
  expect(server.subscribed.at(-1)?.authorization).toBe('Bearer another');
  expect(told).toHaveLength(1);
});

test('a server without sockets is asked once, and again when the network comes back', async () => {
  server.hasSockets = false;
  const line = open();
  const told = follow(line);
  await vi.waitFor(() => expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED), 60_000);
  follow(line, { postId: 'b' });
  expect(sockets).toHaveLength(1);

  server.hasSockets = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  expect(sockets).toHaveLength(2);
});

test('a socket that is refused is not asked for again', async () => {
  const line = open();
  const told = follow(line);
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  server.closing = 4401;
  server.goDown();
  server.comeBack();
  await vi.waitFor(() => expect(server.attempts).toBe(2), 60_000);
  await vi.waitFor(() => expect(sockets.at(-1)?.readyState).toBe(WebSocket.CLOSED), 60_000);
  // A connection that still tries would open a socket for it.
  const opened = sockets.length;
  follow(line, { postId: 'b' });
  expect(sockets).toHaveLength(opened);
});

test('a page that is hidden for some minutes closes its socket, and catches up when it is shown', async () => {
  const told = follow(open());
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  show(true);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(server.openSockets()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(server.openSockets()).toBe(0), 60_000);

  server.happen('COMMENT_CREATED');
  show(false);
  await vi.waitFor(() => expect(kinds(told)).toEqual(['CAUGHT_UP', 'COMMENT_CREATED', 'CAUGHT_UP']), 60_000);
  expect(server.openSockets()).toBe(1);
});

test('a glance at another page closes nothing', async () => {
  const told = follow(open());
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  show(true);
  show(false);
  server.happen('COMMENT_CREATED');
  await vi.waitFor(() => expect(kinds(told)).toEqual(['CAUGHT_UP', 'COMMENT_CREATED']), 60_000);
  expect(server.attempts).toBe(1);
});

test('a page that was frozen in the meantime does not trust its socket', async () => {
  const told = follow(open());
  await vi.waitFor(() => expect(told).toHaveLength(1), 60_000);
  show(true);
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
  show(false);
  await vi.waitFor(() => expect(kinds(told)).toEqual(['CAUGHT_UP', 'CAUGHT_UP']), 60_000);
  expect(server.attempts).toBe(2);
});

test('subscriptions are sent as they stand in the list of operations', async () => {
  const line = open();
  const documents = { FeedActivityDocument, NotificationActivityDocument, PostActivityDocument, RideActivityDocument };
  const listed = (await clientOperations()).filter(({ type }) => type === OperationTypeNode.SUBSCRIPTION);
  for (const [name, document] of Object.entries(documents)) {
    const operationName = name.replace('Document', '');
    const query = createCache().transformDocument(document);
    expect(print(query)).toBe(listed.find((operation) => operation.name === operationName)?.body);
    const variables = { postId: 'a', scope: 'EVERYONE' };
    line({
      operation: { query, operationName, variables },
      readAt: 0,
      signal: ending.signal,
      onResult: () => undefined,
    });
  }
  await vi.waitFor(() => expect(server.subscribed.length).toBeGreaterThanOrEqual(listed.length), 60_000);
  const sent = server.subscribed.map(({ query }) => query);
  expect(listed.every(({ body }) => sent.includes(body))).toBe(true);
});
