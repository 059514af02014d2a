import type { Reader } from '../context.ts';
import { flag } from '../lib/batch.ts';
import { followedAmong, followerPages, followingPages } from './follows.ts';

export const followLoaders = (reader: Reader) => ({
  viewerIsFollowing: flag((ids) => followedAmong(reader, ids)),
  followersOfUser: followerPages(reader),
  followingOfUser: followingPages(reader),
});
