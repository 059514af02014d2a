import type { Reader } from '../context.ts';
import { flag } from '../lib/batch.ts';
import { followedAmong } from './follows.ts';

export const followLoaders = (reader: Reader) => ({
  viewerIsFollowing: flag((ids) => followedAmong(reader, ids)),
});
