import type { Reader } from '../context.ts';
import { flag } from '../lib/batch.ts';
import { likedAmong } from './likes.ts';

export const likeLoaders = (reader: Reader) => ({
  viewerLikesPost: flag((postIds) => likedAmong(reader, postIds)),
});
