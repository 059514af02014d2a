/** A table in a backup. Its file has one row a line, in the text format of PostgreSQL’s COPY. */
export interface CopiedTable {
  readonly name: string;
  /** The columns in the file, in order. Generated columns are left out. */
  readonly columns: readonly string[];
  readonly rows: number;
}

/** The content of `manifest.json`. */
export interface Manifest {
  readonly format: number;
  /** An ISO 8601 instant. */
  readonly madeAt: string;
  /** The version of the app that made the backup. */
  readonly version: string;
  /** The applied migrations of the database, in order. */
  readonly migrations: readonly string[];
  /** Each table comes after the tables that it references. */
  readonly tables: readonly CopiedTable[];
  readonly pictures: {
    readonly files: number;
    readonly bytes: number;
    /** The number of picture rows without a file. */
    readonly missing: number;
  };
}

/** The format that this version writes and reads. */
export const backupFormat = 1;
