import type { Readable } from 'node:stream';

/** A byte range of a file, from 0, including both ends. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly name: string;
  readonly changedAt: Date;
}

/** Stores the bytes of pictures by name. The bytes of a name never change. */
export interface MediaStore {
  /** Stores the bytes under the name, atomically. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The size in bytes. Null if the file does not exist. */
  sizeOf(name: string): Promise<number | null>;
  /** Reads an existing file, or a part of it. */
  read(name: string, slice?: Slice): Promise<Readable>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  /** Lists every file, including leftovers of a crash. */
  list(): AsyncIterable<StoredFile>;
  /** Closes open connections. */
  close(): void;
}
