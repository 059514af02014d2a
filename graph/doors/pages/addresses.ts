import type { Event } from '../../model/events/Event.ts';
import { type PreviewWidth, previewSize } from './previewSize.ts';
import { eventPreviewKey, groupPreviewKey, previewKey } from './previews.ts';
import type { SharedEvent } from './sharedEvent.ts';
import type { SharedGroup } from './sharedGroup.ts';
import type { SharedPost } from './sharedPost.ts';

// The addresses of shared pages and pictures, below the origin of the instance.

export const postUrl = (origin: string, { id }: Pick<SharedPost, 'id'>): string => `${origin}/post/${id}`;

/** The address changes with each change of the post, because other sites cache pictures by their address. */
export const previewUrl = (origin: string, post: SharedPost, width: PreviewWidth = previewSize.width): string =>
  `${origin}/preview/${post.id}.png?v=${previewKey(post)}${width === previewSize.width ? '' : `&w=${width}`}`;

export const eventUrl = (origin: string, { id }: Pick<Event, 'id'>): string => `${origin}/events/${id}`;

export const eventPreviewUrl = (origin: string, event: SharedEvent): string =>
  `${origin}/preview/event/${event.id}.png?v=${eventPreviewKey(event)}`;

export const groupUrl = (origin: string, { id }: Pick<SharedGroup, 'id'>): string => `${origin}/groups/${id}`;

export const groupPreviewUrl = (origin: string, group: SharedGroup): string =>
  `${origin}/preview/group/${group.id}.png?v=${groupPreviewKey(group)}`;

export const embedUrl = (origin: string, { id }: Pick<SharedPost, 'id'>): string => `${origin}/embed/ride/${id}`;

export const oEmbedUrl = (origin: string, post: SharedPost): string =>
  `${origin}/oembed?format=json&url=${encodeURIComponent(postUrl(origin, post))}`;

export const profileUrl = (origin: string, { username }: Pick<SharedPost, 'username'>): string =>
  `${origin}/profile/${encodeURIComponent(username)}`;
