import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';
import { postsByIds } from './postsByIds.ts';
import { userPostPages } from './userPosts.ts';

export const postLoaders = (reader: Reader) => ({
  /** Loads posts, visible or not. Only domain code may use it, and must check the policy. */
  postById: one(
    (ids) => postsByIds(reader, ids),
    (post) => post.id,
  ),
  postsOfUser: userPostPages(reader),
});
