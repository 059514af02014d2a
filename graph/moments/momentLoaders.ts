import { momentPages, momentsByIds } from '../model/moments/momentRows.ts';
import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';

export const momentLoaders = (reader: Reader) => ({
  /** Loads moments, visible or not. Only domain code may use it, and must check the policy. */
  momentById: one(
    (ids) => momentsByIds(reader, ids),
    (moment) => moment.id,
  ),
  momentsOfRide: momentPages(reader),
});
