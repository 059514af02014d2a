import { previewKey } from './previews.ts';
import type { SharedPost } from './sharedPost.ts';

// Where the pages and pictures that are shared are found, below the origin of the instance.

export const postUrl = (origin: string, { id }: Pick<SharedPost, 'id'>): string => `${origin}/post/${id}`;

/** Another address with each change: sites that keep pictures by their address then fetch the new one. */
export const previewUrl = (origin: string, post: SharedPost): string =>
  `${origin}/preview/${post.id}.png?v=${previewKey(post)}`;

export const embedUrl = (origin: string, { id }: Pick<SharedPost, 'id'>): string => `${origin}/embed/ride/${id}`;

export const oEmbedUrl = (origin: string, post: SharedPost): string =>
  `${origin}/oembed?format=json&url=${encodeURIComponent(postUrl(origin, post))}`;

export const profileUrl = (origin: string, { username }: Pick<SharedPost, 'username'>): string =>
  `${origin}/profile/${encodeURIComponent(username)}`;
