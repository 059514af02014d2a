import type { Reader } from '../context.ts';
import { one } from '../lib/batch.ts';
import { postsByIds } from './posts.ts';

export const postLoaders = (reader: Reader) => ({
  /** Posts whether visible or not: only for the domain, which asks the policy. */
  postById: one(
    (ids) => postsByIds(reader, ids),
    (post) => post.id,
  ),
});
