/** Where an S3-compatible service keeps pictures. */
export interface MediaBucket {
  readonly bucket: string;
  /** What the keys begin with: empty, or a folder and its slash. */
  readonly prefix: string;
  readonly region: string;
  /** Absent: Amazon S3 itself. */
  readonly endpoint: string | undefined;
  /** Absent: what the machine or its environment signs in with. */
  readonly credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
