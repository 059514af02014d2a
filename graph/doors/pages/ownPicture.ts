import { hashOf } from '../../model/media/mediaUrl.ts';

/** The URL of one of our own pictures. Null for any other URL, because pictures of other sites need the reader’s consent. */
export const ownPicture = (url: string | null): string | null => (url && hashOf(url) ? url : null);
