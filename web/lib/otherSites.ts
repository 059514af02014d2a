import { useState, useSyncExternalStore } from 'react';

// A picture on another site reveals the reader's network address to that site. The client loads it after the reader agrees, and
// then loads all pictures of that site until the reader leaves the page.

let agreed: readonly string[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts to load the pictures of a site, such as `pictures.example`. */
export function showPicturesOf(site: string): void {
  agreed = [...agreed, site];
  for (const listener of listeners) listener();
}

/** Forgets which sites the reader has agreed to. The next render reads it: the session that ends renders all pages again. */
export function forgetSites(): void {
  agreed = [];
}

interface Source {
  /** The URL to load, with https for another site. Null for a URL that is no picture. Absent while the reader has not agreed. */
  readonly src?: string | null;
  /** The host that still needs the reader's consent. */
  readonly site?: string;
}

/**
 * Resolves a URL as the browser does, which also reads `https:x` and `//x` as other sites. Paths of our own site load
 * only below /media, because each request has the reader's cookies.
 */
function sourceOf(url: string, sites: readonly string[]): Source {
  // Parsing the URL of a large picture on this device would slow down each render.
  if (/^(data:image\/|blob:)/.test(url)) return { src: url };
  // Unlike new URL, a link does not throw for an invalid URL: its host is empty.
  const { host, href, pathname } = Object.assign(document.createElement('a'), { href: url });
  if (host === location.host) return { src: pathname.startsWith('/media/') ? url : null };
  if (sites.includes(host)) return { src: href.replace(/^http:/, 'https:') };
  return /^https?:/.test(href) ? { site: host } : {};
}

/** The URL from which the client may load a picture now. No URL is left after `onError`. */
export function usePictureSource(url: string | null | undefined): Source & { onError(): void } {
  const sites = useSyncExternalStore(subscribe, () => agreed);
  const [failedUrl, setFailedUrl] = useState<string | null>();
  return { ...(url && url !== failedUrl && sourceOf(url, sites)), onError: () => setFailedUrl(url) };
}
