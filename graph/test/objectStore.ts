import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface ObjectStore {
  /** The address for MEDIA_URL. */
  readonly url: string;
  close(): Promise<void>;
}

interface ObjectStoreOptions {
  /** Refuses whoever does not sign with the secret; objects cannot be listed then. */
  checksSignatures?: boolean;
}

/** Starts an S3-compatible service of its own with one empty bucket. */
export async function startObjectStore({ checksSignatures = false }: ObjectStoreOptions = {}): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'cycle-chat-objects-'));
  const configureBuckets = [{ name: 'pictures' }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets,
    // Its own signature leaves out the slash that Amazon's client puts behind the name of a bucket: it would refuse the
    // client's lists.
    allowMismatchedSignatures: !checksSignatures,
  });
  const { port } = await server.run();
  return {
    // The one account that it has.
    url: `s3://S3RVER:S3RVER@pictures/of-riders?endpoint=http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
