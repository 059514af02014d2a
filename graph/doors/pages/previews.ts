import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../model/reader.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import type { ReaderUnits } from '../../platform/lib/figureTexts.ts';
import { shareUnlessRefused } from '../../platform/lib/shareInFlight.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import { mapForVisitors } from '../../routes/routeMaps.ts';
import { drawEventPreview, drawGroupPreview, drawPreview } from './drawPreview.ts';
import type { PreviewWidth } from './previewSize.ts';
import type { SharedEvent } from './sharedEvent.ts';
import type { SharedGroup } from './sharedGroup.ts';
import type { SharedPost } from './sharedPost.ts';

// A preview is drawn at its first request and cached by the data that it shows. Any change of this data gives another
// key: an edit, a new participant, another route, or another privacy zone. No cached preview has to be invalidated.

/** About 400 previews of 20 KB. */
const maxBytes = 8 * 1024 * 1024;
/** Increase this number when previews are drawn differently. */
const drawing = 3;

const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ byteLength }) => byteLength });
const share = shareUnlessRefused<Buffer>();
// Other previews wait behind uploads and pages. If too many wait, or one address requests many at once, the error is
// RATE_LIMITED.
const enqueue = concurrencyGate({ ...doors.preview, of: 'previews', being: 'drawn' });

const keyOf = (shown: readonly unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, ...shown]))
    .digest('base64url')
    .slice(0, 22);

/** Units that change nothing leave the addresses of pictures as they are, because other sites cache them. */
const unitsIn = (units: ReaderUnits) => (units === 'metric' ? [units] : []);

/** The key of all data that the preview of a post shows. */
export function previewKey(post: SharedPost): string {
  const { id, content, username, isRide, type, distance, date, time, location, going, places } = post;
  const { routeId, routeFence, calledOffReason, units } = post;
  const riders = places === null ? going : `${going} ${places}`;
  const facts = [type, distance, date, time, location, riders, routeId, routeFence, calledOffReason];
  return keyOf([id, content, username, isRide, ...facts, ...unitsIn(units)]);
}

/** The key of all data that the preview of an event shows. */
export function eventPreviewKey(event: SharedEvent): string {
  const { id, title, type, difficulty, distance, date, time, location, calledOffReason, units } = event;
  const places = [event.participantCount, event.maxParticipants, calledOffReason];
  return keyOf([id, title, type, difficulty, distance, date, time, location, ...places, ...unitsIn(units)]);
}

/** The key of all data that the preview of a group shows. */
export const groupPreviewKey = ({ id, name, description, memberCount }: SharedGroup): string =>
  keyOf([id, name, description, memberCount]);

async function draw(sql: Reader['sql'], post: SharedPost, width: PreviewWidth, address: string): Promise<Buffer> {
  const route = post.routeId === null ? null : await mapForVisitors({ sql }, post.routeId);
  return enqueue(() => drawPreview(post, route, width), visitorAt(address));
}

/**
 * The preview of a post as a PNG. Throws RATE_LIMITED if too many previews are being drawn, in total or for this
 * address.
 */
export function previewOf(sql: Reader['sql'], post: SharedPost, width: PreviewWidth, address: string): Promise<Buffer> {
  return keptPreview(`${previewKey(post)} ${width}`, () => draw(sql, post, width, address));
}

/** The preview of an event as a PNG. Throws RATE_LIMITED as `previewOf` does. */
export function eventPreviewOf(event: SharedEvent, width: PreviewWidth, address: string): Promise<Buffer> {
  const draw = () => enqueue(() => drawEventPreview(event, width), visitorAt(address));
  return keptPreview(`${eventPreviewKey(event)} ${width}`, draw);
}

/** The preview of a group as a PNG. Throws RATE_LIMITED as `previewOf` does. */
export function groupPreviewOf(group: SharedGroup, width: PreviewWidth, address: string): Promise<Buffer> {
  const draw = () => enqueue(() => drawGroupPreview(group, width), visitorAt(address));
  return keptPreview(`${groupPreviewKey(group)} ${width}`, draw);
}

function keptPreview(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  return share(kept, key, async () => {
    const bytes = await draw();
    kept.set(key, bytes);
    return bytes;
  });
}
