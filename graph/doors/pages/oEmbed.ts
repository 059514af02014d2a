import { html } from '../../platform/lib/html.ts';
import { embedUrl, previewUrl, profileUrl } from './addresses.ts';
import { previewWidths, sizeOfPreview } from './previewSize.ts';
import { type SharedPost, titleOf } from './sharedPost.ts';

// Responses as https://oembed.com defines them: a ride is a card in a frame, a plain post is a link with a picture.

const card = { width: 550, height: 320 };
/** In seconds. */
const cacheAge = 300;

/** The id of the post at one of our addresses, or null for any other address. */
export function postIdIn(address: string | undefined, origin: string): string | null {
  const url = URL.parse(address ?? '');
  if (!url || url.origin !== origin) return null;
  return /^\/post\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}

interface Size {
  width: number;
  height: number;
}

/** Section 2.3.4 of https://oembed.com: neither the card nor its thumbnail may exceed the requested maximum. */
const fits = (size: Size, maximum: Size) => size.width <= maximum.width && size.height <= maximum.height;

function thumbnailOf(post: SharedPost, origin: string, maximum: Size): object {
  const width = previewWidths.find((each) => fits(sizeOfPreview(each), maximum));
  if (!width) return {};
  const size = sizeOfPreview(width);
  return {
    thumbnail_url: previewUrl(origin, post, width),
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  };
}

/** The oEmbed data of a post. */
export function oEmbedOf(post: SharedPost, origin: string, maximum: Size): object {
  const facts = {
    version: '1.0',
    title: titleOf(post),
    author_name: post.displayName,
    author_url: profileUrl(origin, post),
    provider_name: 'Cycle Chat',
    provider_url: origin,
    cache_age: cacheAge,
    ...thumbnailOf(post, origin, maximum),
  };
  if (!post.isRide) return { type: 'link', ...facts };
  const width = Math.min(card.width, maximum.width);
  const height = Math.min(card.height, maximum.height);
  const frame = html`<iframe src="${embedUrl(origin, post)}" width="${width}" height="${height}" title="${titleOf(post)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return { type: 'rich', ...facts, html: frame.markup, width, height };
}
