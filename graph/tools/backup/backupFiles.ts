import { masterName } from '../../model/media/mediaUrl.ts';
import { originalFolder, originalPath } from '../../model/routes/originalFiles.ts';

/** The paths inside a backup folder. */
export const backupFiles = {
  manifest: 'manifest.json',
  /** The hash of each other file, in the format of `sha256sum`. The manifest is written last and is the last line. */
  sums: 'SHA256SUMS',
  tables: 'tables',
  pictures: 'media',
  originals: originalFolder,
  ofTable: (name: string) => `tables/${name}.copy`,
  ofPicture: (hash: string) => `media/${masterName(hash)}`,
  ofOriginal: originalPath,
} as const;
