import { resolve } from 'node:path';
import type { MediaBucket } from '../storage/MediaBucket.ts';
import { parseMediaUrl } from '../storage/parseMediaUrl.ts';

export const noMapFile =
  'MAP_FILE is not a map archive: write the path of a file, such as /srv/maps/region.pmtiles, or s3://key:secret@bucket/folder/region.pmtiles?region=eu-west-1, or unset it for maps on a plain ground.';

/** A PMTiles archive: a file of this machine, or an object of a bucket. */
export type MapFilePlace = { readonly path: string } | { readonly bucket: MediaBucket; readonly name: string };

const ending = '.pmtiles';

/** Parses a path, or an address of a bucket as in MEDIA_URL, that ends with `.pmtiles`. Returns null for any other text. */
export function parseMapFile(text: string): MapFilePlace | null {
  if (!/^[a-z\d+.-]+:\/\//i.test(text)) return text.endsWith(ending) ? { path: resolve(text) } : null;
  const bucket = parseMediaUrl(text);
  const name = bucket?.prefix.split('/').at(-2);
  if (!bucket || !name?.endsWith(ending)) return null;
  return { bucket: { ...bucket, prefix: bucket.prefix.slice(0, -name.length - 1) }, name };
}
