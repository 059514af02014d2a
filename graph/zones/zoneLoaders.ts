import type { Reader } from '../model/reader.ts';
import { zonesOfOwners } from '../model/zones/zonesOfOwners.ts';
import { many } from '../platform/graphql/batch.ts';

export const zoneLoaders = (reader: Reader) => ({
  /** Loads the zones of any member. Only domain code may use it, and must return them to their member only. */
  zonesOfUser: many(
    (ids) => zonesOfOwners(reader, ids),
    (zone) => zone.ownerId,
  ),
});
