declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
    allowMismatchedSignatures: boolean;
  }

  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default class S3rver {
    constructor(options: Partial<Options>);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
