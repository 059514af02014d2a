import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { HomeFeedQuery } from '../generated.ts';
import { HomeFeedDocument } from '../generated.ts';
import { feedOf, postOf } from '../test/world.ts';
import { createCache } from './cache.ts';
import { useToggle } from './useToggle.ts';

interface Sent {
  on: boolean;
  answer: PromiseWithResolvers<void>;
}

type StoredLike = { viewerHasLiked: boolean; likeCount: number };

const feed = { query: HomeFeedDocument, variables: { scope: 'EVERYONE' } };

/** A post with 48 likes in the cache, and requests that the test answers. */
function openDesk() {
  const cache = createCache();
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  cache.writeQuery<HomeFeedQuery>({ ...feed, data: { feed: feedOf([postOf({ likeCount: 48 })]) } });
  const sent: Sent[] = [];

  return {
    cache,
    client,
    sent,
    frames: [] as string[],
    onDone: vi.fn(),
    onFail: vi.fn(),
    send: (on: boolean) => {
      const answer = Promise.withResolvers<void>();
      sent.push({ on, answer });
      return answer.promise;
    },
    /** Writes the server's answer to the cache, then ends the request. */
    answer: (index: number, likeCount: number) =>
      act(async () => {
        const request = sent[index];
        if (!request) throw new Error(`No request ${index} was sent`);
        cache.modify<StoredLike>({
          id: 'Post:post-1',
          fields: { viewerHasLiked: () => request.on, likeCount: () => likeCount },
        });
        request.answer.resolve();
      }),
    fail: (index: number) => act(async () => sent[index]?.answer.reject(new Error('offline'))),
  };
}

type Desk = ReturnType<typeof openDesk>;

function useLikeAt({ frames, send, onDone, onFail }: Desk) {
  const { data } = useQuery<HomeFeedQuery>(HomeFeedDocument, { variables: feed.variables });
  const post = data?.feed.edges[0]?.node;
  const toggle = useToggle({
    name: 'like:post-1',
    isOn: post?.viewerHasLiked ?? false,
    write: (layer, on) =>
      layer.modify<StoredLike>({
        id: 'Post:post-1',
        fields: {
          viewerHasLiked: () => on,
          likeCount: (count, { readField }) => (readField('viewerHasLiked') === on ? count : count + (on ? 1 : -1)),
        },
      }),
    send,
    onDone,
    onFail,
  });
  const shown = `${post?.viewerHasLiked ? 'liked' : 'not liked'} ${post?.likeCount}`;
  if (frames.at(-1) !== shown) frames.push(shown);
  return { ...toggle, shown };
}

function setUp() {
  const desk = openDesk();
  const show = () =>
    renderHook(() => useLikeAt(desk), {
      wrapper: ({ children }) => <ApolloProvider client={desk.client}>{children}</ApolloProvider>,
    });
  return { ...desk, show };
}

/* the client notifies its watchers in a separate task */
function shows(read: () => string, expected: string) {
  return waitFor(() => expect(read()).toBe(expected));
}

describe('useToggle', () => {
  test('shows the intent before the reply, and the server’s count after it', async () => {
    const { show, sent, answer, onDone } = setUp();
    const { result } = show();

    act(() => result.current.toggle());
    await shows(() => result.current.shown, 'liked 49');
    expect(result.current.pending).toBe(true);
    expect(sent.map(({ on }) => on)).toEqual([true]);

    await answer(0, 52);
    await shows(() => result.current.shown, 'liked 52');
    expect(result.current.pending).toBeUndefined();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('falls back to what the server said last when the request fails', async () => {
    const { show, fail, onFail, onDone } = setUp();
    const { result } = show();

    act(() => result.current.toggle());
    await fail(0);

    await shows(() => result.current.shown, 'not liked 48');
    expect(result.current.pending).toBeUndefined();
    expect(onFail).toHaveBeenCalledExactlyOnceWith(expect.any(Error), true);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('drops the layer on failure instead of counting back', async () => {
    const { cache, show, fail } = setUp();
    const { result } = show();

    act(() => result.current.toggle());
    // Someone else's like arrives while this request is pending.
    await act(async () => {
      cache.modify<{ likeCount: number }>({ id: 'Post:post-1', fields: { likeCount: () => 60 } });
    });
    await fail(0);

    await shows(() => result.current.shown, 'not liked 60');
  });

  test('has one request on its way at a time, and sends the latest intent next', async () => {
    const { show, sent, answer } = setUp();
    const { result } = show();

    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await shows(() => result.current.shown, 'not liked 48');
    expect(sent).toHaveLength(1);

    await answer(0, 49);
    await shows(() => result.current.shown, 'not liked 48');
    await waitFor(() => expect(sent.map(({ on }) => on)).toEqual([true, false]));

    await answer(1, 48);
    await shows(() => result.current.shown, 'not liked 48');
    expect(result.current.pending).toBeUndefined();
  });

  test.each([20, 21])('ends right after %i quick presses, with at most two requests', async (presses) => {
    const { show, sent, answer, frames, onDone } = setUp();
    const { result } = show();
    const endsOn = presses % 2 === 1;

    for (let press = 0; press < presses; press += 1) act(() => result.current.toggle());
    await answer(0, 49);
    if (sent[1]) await answer(1, endsOn ? 49 : 48);

    await shows(() => result.current.shown, endsOn ? 'liked 49' : 'not liked 48');
    expect(sent.map(({ on }) => on)).toEqual(endsOn ? [true] : [true, false]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(endsOn);
    expect(['not liked 48', 'liked 49']).toEqual(expect.arrayContaining(frames));
  });

  test('gives the next press a fresh start after a failure', async () => {
    const { show, sent, answer, fail } = setUp();
    const { result } = show();

    act(() => result.current.toggle());
    await fail(0);
    act(() => result.current.toggle());
    await shows(() => result.current.shown, 'liked 49');
    await answer(1, 49);

    await shows(() => result.current.shown, 'liked 49');
    expect(sent).toHaveLength(2);
  });

  test('is shared by two components that show the same switch', async () => {
    const { show, sent, answer } = setUp();
    const first = show();
    const second = show();

    act(() => first.result.current.toggle());
    expect(second.result.current.pending).toBe(true);
    act(() => second.result.current.toggle());
    expect(sent).toHaveLength(1);

    await answer(0, 49);
    await answer(1, 48);
    await shows(() => first.result.current.shown, 'not liked 48');
  });

  test('goes on when its component is gone', async () => {
    const { show, answer, onDone } = setUp();
    const gone = show();
    act(() => gone.result.current.toggle());
    gone.unmount();
    await answer(0, 49);

    expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
    const { result } = show();
    await shows(() => result.current.shown, 'liked 49');
  });
});
