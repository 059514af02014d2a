import { useSyncExternalStore } from 'react';

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

const address = /^https?:\/\//i;

/** The host of the site that stores a picture. Null for our own pictures and for data URLs. */
function siteOf(url: string): string | null {
  if (!address.test(url) || !URL.canParse(url)) return null;
  const { host } = new URL(url);
  return host === location.host ? null : host;
}

interface PictureSource {
  /** The URL to load, with https for another site. Null while the reader has not agreed. */
  readonly src: string | null;
  /** The host that still needs the reader's consent. */
  readonly site: string | null;
}

/** The URL from which the client may load a picture now. */
export function usePictureSource(url: string | null | undefined): PictureSource {
  const sites = useSyncExternalStore(subscribe, () => agreed);
  const site = url ? siteOf(url) : null;
  if (!url || !site) return { src: url ?? null, site: null };
  if (!sites.includes(site)) return { src: null, site };
  return { src: url.replace(/^http:/i, 'https:'), site: null };
}
