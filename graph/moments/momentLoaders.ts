import type { Reader } from '../context.ts';
import { one } from '../lib/batch.ts';
import { momentPages, momentsByIds } from './momentRows.ts';

export const momentLoaders = (reader: Reader) => ({
  /** Moments whether visible or not: only for the domain, which asks the policy. */
  momentById: one(
    (ids) => momentsByIds(reader, ids),
    (moment) => moment.id,
  ),
  momentsOfRide: momentPages(reader),
});
