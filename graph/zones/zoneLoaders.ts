import type { Reader } from '../context.ts';
import { many } from '../lib/batch.ts';
import { zonesOfOwners } from './zones.ts';

export const zoneLoaders = (reader: Reader) => ({
  /** Whoever asks: only for the domain, which answers members their own alone. */
  zonesOfUser: many(
    (ids) => zonesOfOwners(reader, ids),
    (zone) => zone.ownerId,
  ),
});
