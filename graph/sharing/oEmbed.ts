import { html } from '../pages/html.ts';
import { embedUrl, previewUrl, profileUrl } from './addresses.ts';
import { previewSize } from './drawPreview.ts';
import type { SharedPost } from './sharedPost.ts';
import { titleOf } from './sharedPost.ts';

// Answers as https://oembed.com has them: a ride is a card in a frame, a plain post a link with a picture.

const card = { width: 550, height: 320, narrowest: 240 };
/** In seconds. */
const cacheAge = 300;

/** The id of the post that an address of ours leads to; null for every other address. */
export function postIdIn(address: string | undefined, origin: string): string | null {
  const url = URL.parse(address ?? '');
  if (!url || url.origin !== origin) return null;
  return /^\/post\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}

/** No wider or higher than asked, as far as the card can still be read. */
function sizeWithin(maximum: { width: number; height: number }) {
  return {
    width: Math.max(card.narrowest, Math.min(card.width, maximum.width)),
    height: Math.max(card.narrowest, Math.min(card.height, maximum.height)),
  };
}

/** The answer about a post. */
export function oEmbedOf(post: SharedPost, origin: string, maximum: { width: number; height: number }): object {
  const facts = {
    version: '1.0',
    title: titleOf(post),
    author_name: post.displayName,
    author_url: profileUrl(origin, post),
    provider_name: 'Cycle Chat',
    provider_url: origin,
    cache_age: cacheAge,
    thumbnail_url: previewUrl(origin, post),
    thumbnail_width: previewSize.width,
    thumbnail_height: previewSize.height,
  };
  if (!post.isRide) return { type: 'link', ...facts };
  const { width, height } = sizeWithin(maximum);
  const frame = html`<iframe src="${embedUrl(origin, post)}" width="${width}" height="${height}" title="${titleOf(post)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return { type: 'rich', ...facts, html: frame.markup, width, height };
}
