import type { Reader } from '../model/reader.ts';
import { flag } from '../platform/graphql/batch.ts';
import { likedAmong } from './likes.ts';

export const likeLoaders = (reader: Reader) => ({
  viewerLikesPost: flag((postIds) => likedAmong(reader, postIds)),
});
