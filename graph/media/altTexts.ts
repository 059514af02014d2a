import { badInput } from '../lib/errors.ts';

/** How long the words may be that tell what a picture shows. */
export const altRule = { maximum: 1000 };

interface Described {
  mediaUrls: readonly string[];
  mediaAlts: readonly string[];
}

/**
 * What each of these pictures shows, as it is given; where nothing is given, pictures that were there before keep their
 * words. Throws BAD_USER_INPUT for words without a picture.
 */
export function altTexts(urls: readonly string[], given: readonly string[] | null | undefined, before: Described) {
  if (!given) return urls.map((url) => before.mediaAlts[before.mediaUrls.indexOf(url)] ?? '');
  if (given.length > urls.length) throw badInput('mediaAlts must have no more entries than mediaUrls', 'mediaAlts');
  return given.map((alt) => alt.trim());
}
