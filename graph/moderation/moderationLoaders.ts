import type { Reader } from '../context.ts';
import { flag } from '../lib/batch.ts';
import { mutedAmong } from './mutes.ts';

export const moderationLoaders = (reader: Reader) => ({
  viewerHasMuted: flag((ids) => mutedAmong(reader, ids)),
});
