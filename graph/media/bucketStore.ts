import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { MediaBucket } from './MediaBucket.ts';
import type { MediaStore } from './MediaStore.ts';

const typeByEnding = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
]);

const clientFor = ({ endpoint, region, credentials }: MediaBucket) =>
  new S3Client({
    region,
    endpoint,
    credentials,
    // A host of one's own seldom has a name for each bucket.
    forcePathStyle: endpoint !== undefined,
    // Services other than Amazon's know no checksums but those they ask for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Pictures as objects of a bucket of an S3-compatible service; an object is there whole or not at all. */
export function bucketStore(place: MediaBucket): MediaStore {
  const client = clientFor(place);
  const { bucket: Bucket, prefix } = place;
  const keyOf = (name: string) => ({ Bucket, Key: prefix + name });

  async function sizeOf(name: string): Promise<number | null> {
    try {
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(keyOf(name)));
      return ContentLength;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  return {
    sizeOf,
    async put(name, bytes) {
      const ContentType = typeByEnding.get(name.slice(name.lastIndexOf('.') + 1));
      await client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes, ContentType }));
    },
    async read(name, slice) {
      const Range = slice && `bytes=${slice.start}-${slice.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...keyOf(name), Range }));
      // In Node.js the body of an answer is a stream of Node.js.
      return Body as Readable;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key = '', LastModified = new Date(0) } of Contents) {
          yield { name: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
    },
    close: () => client.destroy(),
  };
}
