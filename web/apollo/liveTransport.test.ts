import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostActivityDocument } from '../generated.ts';
import { onPost } from '../test/activities.ts';
import { fakeServer } from '../test/fakeServer.ts';
import { connect } from './client.ts';
import type { Follow } from './liveConnection.ts';

type Following = Parameters<Follow>[0];

const opened = vi.fn();
const followed: Following[] = [];
const load = vi.fn<() => void>();

vi.mock('./liveConnection.ts', () => ({
  openLiveConnection(options: unknown): Follow {
    load();
    opened(options);
    return (following) => void followed.push(following);
  },
}));

beforeEach(() => {
  followed.length = 0;
  opened.mockReset();
  load.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const subscription = { query: PostActivityDocument, variables: { postId: 'post-1' } };
const open = (sessionId: string | null) =>
  connect({ sessionId, onSessionLost: vi.fn(), transport: fakeServer({}).link });

test('a line is opened when the first subscription is followed, for whom it is, and once', async () => {
  const { client } = open('secret');
  expect(opened).not.toHaveBeenCalled();
  client.subscribe(subscription).subscribe(() => undefined);
  client.subscribe({ ...subscription, variables: { postId: 'post-2' } }).subscribe(() => undefined);
  await vi.waitFor(() => expect(followed).toHaveLength(2), 60_000);

  const url = `${window.location.origin.replace('http', 'ws')}/graphql`;
  expect(opened).toHaveBeenCalledExactlyOnceWith({ url, sessionId: 'secret', signal: expect.any(AbortSignal) });
  expect(followed.map(({ operation }) => operation.variables.postId)).toEqual(['post-1', 'post-2']);
});

test('what is told reaches the cache and the follower', async () => {
  const { client } = open(null);
  const told = vi.fn<(result: unknown) => void>();
  client.subscribe(subscription).subscribe(told);
  await vi.waitFor(() => expect(followed).toHaveLength(1), 60_000);
  const data = onPost('LIKES_CHANGED');
  followed[0]?.onResult({ data: { ...data }, extensions: { hasGap: true } });

  expect(told).toHaveBeenCalledExactlyOnceWith({ data, extensions: { hasGap: true } });
  expect(client.extract()).toMatchObject({ 'Post:post-1': { likeCount: 48 } });
});

test('leaving ends one subscription, the end of the session all and the line', async () => {
  const { client, close } = open('secret');
  const one = client.subscribe(subscription).subscribe(() => undefined);
  client.subscribe({ ...subscription, variables: { postId: 'post-2' } }).subscribe(() => undefined);
  await vi.waitFor(() => expect(followed).toHaveLength(2), 60_000);
  const ended = () => followed.map(({ signal }) => signal.aborted);
  one.unsubscribe();
  expect(ended()).toEqual([true, false]);
  expect(opened.mock.calls[0]?.[0].signal.aborted).toBe(false);

  close();
  expect(ended()).toEqual([true, true]);
  expect(opened.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test('a line that could not be fetched is silent, and fetched again for what is followed next', async () => {
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { client } = open(null);
  const failed = vi.fn<(error: unknown) => void>();
  client.subscribe(subscription).subscribe({ error: failed });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 60_000);
  await new Promise(setImmediate);
  client.subscribe({ ...subscription, variables: { postId: 'post-2' } }).subscribe(() => undefined);
  await vi.waitFor(() => expect(followed).toHaveLength(1), 60_000);

  expect(failed).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});
