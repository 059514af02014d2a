import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, HeadObjectCommand, NotFound, S3ServiceException } from '@aws-sdk/client-s3';
import { clientFor, inTime, usualStoreTimeout } from './bucketStore.ts';
import type { ArchiveState, MapArchive } from './MapArchive.ts';
import type { MediaBucket } from './MediaBucket.ts';

/** How long a state is reused, in milliseconds. A replaced archive is found at the next read, because its tag differs. */
const fresh = 10_000;
const preconditionFailed = 412;

/** A map archive in an object of a bucket. Throws StoreTimeout if the service does not answer for `timeout` milliseconds. */
export function bucketArchive(
  { name, bucket }: { bucket: MediaBucket; name: string },
  timeout = usualStoreTimeout,
): MapArchive {
  const client = clientFor(bucket, timeout);
  const key = { Bucket: bucket.bucket, Key: bucket.prefix + name };
  let known: { state: ArchiveState; until: number } | undefined;

  async function head(): Promise<ArchiveState | null> {
    try {
      const { ContentLength: size = 0, ETag: etag = '' } = await inTime(client.send(new HeadObjectCommand(key)));
      known = { state: { size, etag }, until: Date.now() + fresh };
      return known.state;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  return {
    state: async () => (known && Date.now() < known.until ? known.state : head()),
    async read({ etag }, { start, end }) {
      const range = { ...key, Range: `bytes=${start}-${end}`, IfMatch: etag };
      try {
        const { Body } = await inTime(client.send(new GetObjectCommand(range)));
        // In Node.js the SDK returns a Node.js stream.
        return await inTime(buffer(Body as Readable));
      } catch (error) {
        known = undefined;
        const isGone = error instanceof S3ServiceException && error.name === 'NoSuchKey';
        const isChanged = error instanceof S3ServiceException && error.$metadata.httpStatusCode === preconditionFailed;
        if (isGone || isChanged) return null;
        throw error;
      }
    },
    close: () => client.destroy(),
  };
}
