import { vi } from 'vitest';

/** A request that the page has sent by XMLHttpRequest. The test acts as the network. */
export interface SentFile {
  url: string;
  headers: Headers;
  body: unknown;
  isAborted: boolean;
  /** The percentage sent so far. */
  progress(percent: number): void;
  answer(status: number, body: unknown): void;
  /** Fails as an unreachable server does. */
  fail(): void;
}

/** Replaces the browser's XMLHttpRequest. Every request is added to the returned list. */
export function fakeUpload(): SentFile[] {
  const sent: SentFile[] = [];

  class FakeRequest {
    readonly upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
    readonly headers = new Headers();
    private url = '';
    status = 0;
    statusText = '';
    responseText = '';
    onload?(): void;
    onerror?(): void;
    onabort?(): void;

    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\n';
    }
    abort() {
      const file = sent.find(({ headers }) => headers === this.headers);
      if (file) file.isAborted = true;
      this.onabort?.();
    }
    send(body: unknown) {
      sent.push({
        url: this.url,
        headers: this.headers,
        body,
        isAborted: false,
        progress: (loaded) => this.upload.onprogress?.({ loaded, total: 100 }),
        answer: (status, answered) => {
          Object.assign(this, { status, responseText: JSON.stringify(answered) });
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
