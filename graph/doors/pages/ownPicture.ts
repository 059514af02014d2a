/**
 * The URL of one of our own pictures, or null. Pictures of other sites need the reader’s consent. Browsers read `//` and
 * `/\\` as the start of another site.
 */
export const ownPicture = (url: string | null): string | null => (url && /^\/(?![/\\])/.test(url) ? url : null);
