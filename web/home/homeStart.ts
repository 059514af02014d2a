import { authorizationOf } from '../apollo/authorizationOf.ts';
import type { EarlyResponse } from '../apollo/earlyResponse.ts';
import type { HomePageQuery } from '../generated.ts';
import { photoSrcset } from '../media/photoSrcset.ts';
import type { HomeRequest } from './homeRequest.ts';

/** Defined by the build. */
declare const HOME_REQUEST: HomeRequest;
declare const PHOTO_SIZES: string;

/** Paints are awaited at most this long, in milliseconds: a hidden window does not paint. */
const patience = 1000;

// Runs while the client loads, so it shares no code with it.
window.earlyResponse = requestHomePage(localStorage.getItem('session_id'));
fetchClient();

/**
 * Loads the client after the first paint, because it is far larger than the shell and would delay it. It runs after the paint
 * of the first photo, because the browser has no time to paint while it starts.
 */
async function fetchClient(): Promise<void> {
  await soon(firstPaint());
  const template = document.querySelector<HTMLTemplateElement>('template#client');
  if (!template) return;
  document.head.append(...template.content.querySelectorAll('link'));
  await soon(photoPaint());
  document.head.append(template.content);
}

function soon(paint: Promise<unknown>): Promise<unknown> {
  return Promise.race([paint, new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : patience))]);
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
}

async function photoPaint(): Promise<void> {
  const photo = document.querySelector<HTMLImageElement>('.first img[fetchpriority]');
  // A photo that does not load is never painted.
  await photo
    ?.decode()
    .then(nextFrame)
    .then(nextFrame, () => undefined);
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function requestHomePage(sessionId: string | null): EarlyResponse {
  const { headers, body: asVisitor } = HOME_REQUEST;
  const body = sessionId ? asVisitor.replace('"signedIn":false', '"signedIn":true') : asVisitor;
  const authorization = authorizationOf(sessionId);
  const response = fetch('/graphql', { ...HOME_REQUEST, headers: { ...headers, authorization }, body });
  // The client handles the failure of this response.
  const early: EarlyResponse = {
    sessionId,
    body,
    response,
    isRead: response.then(read).catch(() => undefined),
  };
  return early;

  async function read(response: Response): Promise<void> {
    const { data, errors } = await response.clone().json();
    if (errors) return;
    early.data = data;
    fetchFirstPhoto(data);
  }
}

function fetchFirstPhoto({ feed }: HomePageQuery): void {
  const [photo] = feed.edges[0]?.node.pictures ?? [];
  // The preload uses the same widths as the photo itself. Only our own photos have widths: a photo on another site waits for
  // the reader's consent, because it reveals the reader's network address to that site.
  const imageSrcset = photo && photoSrcset(photo.url, photo.width);
  if (!imageSrcset) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset, imageSizes: PHOTO_SIZES });
  document.head.append(link);
}
