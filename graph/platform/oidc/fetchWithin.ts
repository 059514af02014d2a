import type { CustomFetchOptions } from 'openid-client';

/** The maximum size of a response of the provider, in bytes. */
const maxBytes = 256 * 1024;

/** The provider does not respond as a provider. */
export class Outage extends Error {}

/** Reads a body up to the limit. Throws for a larger one. */
async function readWithin(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * `fetch` that follows no redirect and reads a response of limited size. The caller's signal limits its time. The library sends
 * forms only. Throws Outage without a whole response.
 */
export async function fetchWithin(url: string, options: CustomFetchOptions): Promise<Response> {
  const form = options.body instanceof URLSearchParams ? options.body : null;
  try {
    const { status, statusText, headers, body } = await fetch(url, { ...options, redirect: 'manual', body: form });
    return new Response(body && (await readWithin(body)), { status, statusText, headers });
  } catch (cause) {
    throw new Outage('The provider sent no whole response', { cause });
  }
}
