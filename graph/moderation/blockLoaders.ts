import { absentAmong, hiddenAmong } from '../model/moderation/hiddenMembers.ts';
import type { Reader } from '../model/reader.ts';
import { flag } from '../platform/graphql/batch.ts';
import { blockedAmong } from './blocks.ts';

export const blockLoaders = (reader: Reader) => ({
  viewerHasBlocked: flag((ids) => blockedAmong(reader, ids)),
  isAbsentForViewer: flag((ids) => absentAmong(reader, ids)),
  isHiddenFromViewer: flag((ids) => hiddenAmong(reader, ids)),
});
