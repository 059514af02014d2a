import type { Reader } from '../model/reader.ts';
import { flag } from '../platform/graphql/batch.ts';
import { mutedAmong } from './mutes.ts';

export const moderationLoaders = (reader: Reader) => ({
  viewerHasMuted: flag((ids) => mutedAmong(reader, ids)),
});
