import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadFetch } from './uploadFetch.ts';

/** The part of XMLHttpRequest that the code uses. The test acts as the network. */
class FakeRequest {
  static latest: FakeRequest;
  readonly upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  readonly headers: [string, string][] = [];
  status = 0;
  statusText = '';
  responseText = '';
  onload?(): void;
  onerror?(): void;
  onabort?(): void;
  open = vi.fn();
  send = vi.fn();

  constructor() {
    FakeRequest.latest = this;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: a: b\r\n';
  }
  abort() {
    this.onabort?.();
  }
}

const init = { method: 'POST', headers: { authorization: 'Bearer token' }, body: '{"query":""}' };
const fetched = vi.fn(() => Promise.resolve(new Response('{}')));

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

describe('a request that wants to know how its upload goes', () => {
  test('is told, and answered as by fetch', async () => {
    const onUploadProgress = vi.fn();
    const answer = uploadFetch('/graphql', { ...init, onUploadProgress });
    const request = FakeRequest.latest;
    request.upload.onprogress?.({ loaded: 25, total: 100 });
    request.upload.onprogress?.({ loaded: 100, total: 100 });
    Object.assign(request, { status: 200, statusText: 'OK', responseText: '{"data":null}' });
    request.onload?.();

    const response = await answer;
    expect(await response.json()).toEqual({ data: null });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(response.headers.get('x-request-id')).toBe('a: b');
    expect(request.open).toHaveBeenCalledExactlyOnceWith('POST', '/graphql');
    expect(request.headers).toEqual([['authorization', 'Bearer token']]);
    expect(request.send).toHaveBeenCalledExactlyOnceWith('{"query":""}');
    expect(onUploadProgress.mock.calls).toEqual([[25], [100]]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('fails as fetch does when the server cannot be reached', async () => {
    const answer = uploadFetch('/graphql', { ...init, onUploadProgress: () => {} });
    FakeRequest.latest.onerror?.();

    await expect(answer).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  test('ends when it is called off, before it is sent or after', async () => {
    const ending = new AbortController();
    const options = { ...init, signal: ending.signal, onUploadProgress: () => {} };
    const answer = uploadFetch('/graphql', options);
    ending.abort();

    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    await expect(uploadFetch('/graphql', options)).rejects.toHaveProperty('name', 'AbortError');
  });
});

test('any other request is fetched', async () => {
  await uploadFetch('/graphql', init);

  expect(fetched).toHaveBeenCalledExactlyOnceWith('/graphql', init);
});
