/** A bucket of an S3-compatible service for pictures. */
export interface MediaBucket {
  readonly bucket: string;
  /** The prefix of all keys: empty, or a folder with a trailing slash. */
  readonly prefix: string;
  readonly region: string;
  /** Absent: Amazon S3. */
  readonly endpoint: string | undefined;
  /** Absent: the credentials of the machine or the environment. */
  readonly credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
