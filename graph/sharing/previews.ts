import { createHash } from 'node:crypto';
import { keepLatest } from '../lib/keepLatest.ts';
import { workQueue } from '../lib/workQueue.ts';
import { drawPreview } from './drawPreview.ts';
import type { SharedPost } from './sharedPost.ts';

// Previews are drawn when they are first asked for and kept under what they show: an edit, or one more who is going, makes
// another preview, and nobody has to be told that the old one is stale.

/** Some 20 KB each. */
const mostKept = 300;
/** Raised when they are drawn in another way. */
const drawing = 1;

const kept = keepLatest<Buffer>(mostKept);
const inFlight = new Map<string, Promise<Buffer>>();
// Others wait behind uploads and pages, never before them; who comes when too many wait is told to come again.
const enqueue = workQueue({ running: 1, waiting: 32 });

/** Names all that a preview shows. */
export function previewKey({ id, content, username, isRide, type, distance, date, time, location, going }: SharedPost) {
  const shown = JSON.stringify([drawing, id, content, username, isRide, type, distance, date, time, location, going]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

/** The preview of a post as a PNG. Throws RATE_LIMITED where too many are being drawn. */
export function previewOf(post: SharedPost): Promise<Buffer> {
  const key = previewKey(post);
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const asked = inFlight.get(key);
  if (asked) return asked;
  const drawn = enqueue(() => drawPreview(post)).finally(() => inFlight.delete(key));
  inFlight.set(key, drawn);
  return drawn.then((bytes) => {
    kept.set(key, bytes);
    return bytes;
  });
}
