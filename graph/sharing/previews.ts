import { createHash } from 'node:crypto';
import type { Reader } from '../context.ts';
import { keepLatest } from '../lib/keepLatest.ts';
import { workQueue } from '../lib/workQueue.ts';
import { mapForVisitors } from '../routes/routeMaps.ts';
import { drawPreview } from './drawPreview.ts';
import type { SharedPost } from './sharedPost.ts';

// Previews are drawn when they are first asked for and kept under what they show: an edit, one more who is going, another
// route or a change of what its author hides makes another preview, and nobody has to be told that the old one is stale.

/** Some 20 KB each. */
const mostKept = 300;
/** Raised when they are drawn in another way. */
const drawing = 2;

const kept = keepLatest<Buffer>(mostKept);
const inFlight = new Map<string, Promise<Buffer>>();
// Others wait behind uploads and pages, never before them; who comes when too many wait, or asks for many at once, is told to
// come again.
const enqueue = workQueue({ running: 1, waiting: 32, waitingOfOne: 4, of: 'previews', being: 'drawn' });

/** Names all that a preview shows. */
export function previewKey(post: SharedPost): string {
  const { id, content, username, isRide, type, distance, date, time, location, going, routeId, routeFence } = post;
  const facts = [type, distance, date, time, location, going, routeId, routeFence];
  const shown = JSON.stringify([drawing, id, content, username, isRide, ...facts]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

async function draw(sql: Reader['sql'], post: SharedPost, caller: string): Promise<Buffer> {
  const route = post.routeId === null ? null : await mapForVisitors({ sql }, post.routeId);
  return enqueue(() => drawPreview(post, route), caller);
}

/** The preview of a post as a PNG, for a caller. Throws RATE_LIMITED where too many are being drawn, in all or for this caller. */
export function previewOf(sql: Reader['sql'], post: SharedPost, caller: string): Promise<Buffer> {
  const key = previewKey(post);
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const asked = inFlight.get(key);
  if (asked) return asked;
  const drawn = draw(sql, post, caller).finally(() => inFlight.delete(key));
  inFlight.set(key, drawn);
  return drawn.then((bytes) => {
    kept.set(key, bytes);
    return bytes;
  });
}
