import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';
import { one } from '../platform/graphql/batch.ts';
import type { Picture } from './Picture.ts';

/** The facts stored beside a picture. */
type PictureRow = Pick<Picture, 'width' | 'height' | 'placeholder'> & { hash: string };

const byHashesStatement = statement(
  'media.byHashes',
  `select hash, width, height, placeholder from media where hash = any($1)`,
);

export const pictureLoaders = ({ sql }: Reader) => ({
  pictureByHash: one(
    (hashes) => sql<PictureRow>(byHashesStatement, [hashes]),
    (row) => row.hash,
  ),
});
