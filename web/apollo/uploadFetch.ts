export interface UploadInit extends RequestInit {
  /** Receives the percentage of the body sent, 0 to 100. */
  onUploadProgress?(percent: number): void;
}

/** Like `fetch`. A request with `onUploadProgress` uses XMLHttpRequest, the only API that reports upload progress. */
export function uploadFetch(input: RequestInfo | URL, init: UploadInit = {}): Promise<Response> {
  const { onUploadProgress, ...rest } = init;
  return onUploadProgress ? send(input, rest, onUploadProgress) : fetch(input, rest);
}

function send(input: RequestInfo | URL, init: RequestInit, onProgress: (percent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = init;
    if (signal?.aborted) return reject(signal.reason);

    const request = new XMLHttpRequest();
    request.open(method, input instanceof Request ? input.url : input);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    // The link sends text. XMLHttpRequest cannot send a stream.
    request.send(body instanceof ReadableStream ? null : body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}
