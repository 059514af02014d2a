import { storedForm } from '../model/media/imageUrls.ts';
import { badInput } from '../platform/lib/errors.ts';

interface Described {
  mediaUrls: readonly string[];
  mediaAlts: readonly string[];
}

/**
 * The alternative texts to store for these pictures. If none are given, a picture that the row already had keeps its
 * text. Throws BAD_USER_INPUT for more texts than pictures.
 */
export function altTexts(urls: readonly string[], given: readonly string[] | null | undefined, before: Described) {
  if (!given) {
    const stored = before.mediaUrls.map(storedForm);
    return urls.map((url) => before.mediaAlts[stored.indexOf(storedForm(url))] ?? '');
  }
  if (given.length > urls.length) throw badInput('mediaAlts must have no more entries than mediaUrls', 'mediaAlts');
  return given.map((alt) => alt.trim());
}
