/** A table as it was copied: its rows in a file, one a line, in PostgreSQL's own text format. */
export interface CopiedTable {
  readonly name: string;
  /** The columns of the file, in order: all but those that the database reckons itself. */
  readonly columns: readonly string[];
  readonly rows: number;
}

/** What a backup says of itself in `manifest.json`. */
export interface Manifest {
  readonly format: number;
  /** An instant as ISO 8601. */
  readonly madeAt: string;
  /** The version of the app that made it. */
  readonly version: string;
  /** The migrations that the database had, in the order in which they were applied. */
  readonly migrations: readonly string[];
  /** Each of them after those that it refers to. */
  readonly tables: readonly CopiedTable[];
  readonly pictures: {
    readonly files: number;
    readonly bytes: number;
    /** Rows of pictures whose file was gone. */
    readonly missing: number;
  };
}

/** The format that this version writes, and the one that it reads. */
export const backupFormat = 1;
