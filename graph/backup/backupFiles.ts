import { masterName } from '../media/mediaUrl.ts';

/** Where things are in the folder of a backup. */
export const backupFiles = {
  manifest: 'manifest.json',
  /** The hash of each other file, in the format of `sha256sum`; the manifest, which is written last, is its last line. */
  sums: 'SHA256SUMS',
  tables: 'tables',
  pictures: 'media',
  ofTable: (name: string) => `tables/${name}.copy`,
  ofPicture: (hash: string) => `media/${masterName(hash)}`,
} as const;
