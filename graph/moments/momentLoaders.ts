import { momentPages, momentsByIds } from '../model/moments/momentRows.ts';
import type { Reader } from '../model/reader.ts';
import { byId } from '../platform/graphql/batch.ts';

export const momentLoaders = (reader: Reader) => ({
  /** Loads moments, visible or not. Only domain code may use it, and must check the policy. */
  momentById: byId((ids) => momentsByIds(reader, ids)),
  momentsOfRide: momentPages(reader),
});
