import type { Reader } from '../model/reader.ts';
import { flag } from '../platform/graphql/batch.ts';
import { followedAmong, followerPages, followingPages } from './follows.ts';

export const followLoaders = (reader: Reader) => ({
  viewerIsFollowing: flag((ids) => followedAmong(reader, ids)),
  followersOfUser: followerPages(reader),
  followingOfUser: followingPages(reader),
});
