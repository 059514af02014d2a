import type { Slice } from './MediaStore.ts';

export interface ArchiveState {
  /** In bytes. */
  readonly size: number;
  /** Changes with the content. A strong entity tag with its quotes. */
  readonly etag: string;
}

/** The map archive of the operator, who may replace it at any time. */
export interface MapArchive {
  /** Null if the archive does not exist. */
  state(): Promise<ArchiveState | null>;
  /** A part of the archive in this state. Null if the archive has changed since, or no longer exists. */
  read(state: ArchiveState, slice: Slice): Promise<Buffer | null>;
  /** Closes open connections. */
  close(): void;
}
