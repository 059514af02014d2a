import type { Readable } from 'node:stream';

/** A part of a file, in bytes from 0; both ends belong to it. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly name: string;
  readonly changedAt: Date;
}

/** Where the bytes of pictures are kept, by name; a name never changes its bytes. */
export interface MediaStore {
  /** Keeps the bytes under the name; whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The size in bytes, null where there is no such file. */
  sizeOf(name: string): Promise<number | null>;
  /** The bytes of a file that is there, or a part of them. */
  read(name: string, slice?: Slice): Promise<Readable>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
  /** Every file, leftovers of a crash included. */
  list(): AsyncIterable<StoredFile>;
  /** Gives back what reading and writing have opened. */
  close(): void;
}
