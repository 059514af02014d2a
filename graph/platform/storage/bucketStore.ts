import { Readable } from 'node:stream';
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
import { StoreTimeout } from './StoreTimeout.ts';

const typeByEnding = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
]);

/** The timeout for a connection and for silence during a request, in milliseconds. Each request is tried twice. */
export const usualStoreTimeout = 5_000;
const maxAttempts = 2;

export const clientFor = ({ endpoint, region, credentials }: MediaBucket, timeout: number) =>
  new S3Client({
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
    maxAttempts,
    region,
    endpoint,
    credentials,
    // A self-hosted service rarely has a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    // Other services than Amazon S3 support only the checksums that they require.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const asTimeout = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError' ? new StoreTimeout(error) : error;

export async function inTime<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw asTimeout(error);
  }
}

async function* piecesInTime<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw asTimeout(error);
  }
}

/**
 * Stores pictures as objects of a bucket of an S3-compatible service. Every method, and every stream of a picture, throws
 * StoreTimeout if the service does not answer for `timeout` milliseconds.
 */
export function bucketStore(place: MediaBucket, timeout = usualStoreTimeout): MediaStore {
  const client = clientFor(place, timeout);
  const { bucket: Bucket, prefix } = place;
  const keyOf = (name: string) => ({ Bucket, Key: prefix + name });

  async function sizeOf(name: string): Promise<number | null> {
    try {
      const { ContentLength = 0 } = await inTime(client.send(new HeadObjectCommand(keyOf(name))));
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
      await inTime(client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes, ContentType })));
    },
    async read(name, slice) {
      const Range = slice && `bytes=${slice.start}-${slice.end}`;
      const { Body } = await inTime(client.send(new GetObjectCommand({ ...keyOf(name), Range })));
      // In Node.js the SDK returns a Node.js stream.
      return Readable.from(piecesInTime(Body as Readable), { objectMode: false });
    },
    async remove(name) {
      await inTime(client.send(new DeleteObjectCommand(keyOf(name))));
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const { Contents = [] } of piecesInTime(pages)) {
        for (const { Key = '', LastModified = new Date(0) } of Contents) {
          yield { name: Key.slice(prefix.length), changedAt: LastModified };
        }
      }
    },
    close: () => client.destroy(),
  };
}
