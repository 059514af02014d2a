import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { DomainError } from '../../platform/lib/errors.ts';
import { backupFiles } from './backupFiles.ts';
import { damaged } from './damaged.ts';

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
  readonly pictures: CopiedFiles;
  /** The files of routes as they were uploaded. Undefined in backups of earlier versions. */
  readonly originals?: CopiedFiles;
}

export interface CopiedFiles {
  readonly files: number;
  readonly bytes: number;
  /** The number of rows without a file. */
  readonly missing: number;
}

/** The format that this version writes and reads. */
export const backupFormat = 1;

const Count = Type.Integer({ minimum: 0 });
const Files = Type.Object({ files: Count, bytes: Count, missing: Count });
const Texts = Type.Array(Type.String());
const headCheck = Compile(Type.Object({ format: Type.Integer(), version: Type.String() }));
const manifestCheck = Compile(
  Type.Object({
    format: Type.Literal(backupFormat),
    madeAt: Type.String(),
    version: Type.String(),
    migrations: Texts,
    tables: Type.Array(Type.Object({ name: Type.String(), columns: Texts, rows: Count })),
    pictures: Files,
    originals: Type.Optional(Files),
  }),
);

/**
 * Parses `manifest.json`. Throws BAD_USER_INPUT if the text is not a manifest, and CONFLICT if this version cannot read the
 * format.
 */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  if (headCheck.Check(value) && value.format !== backupFormat) {
    throw new DomainError(
      'CONFLICT',
      `The backup has format ${value.format}, which this version cannot read: restore it with version ${value.version}.`,
    );
  }
  if (!manifestCheck.Check(value)) throw damaged(`${backupFiles.manifest} is not the manifest of a backup`);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Undefined fails the check like any other value that is not a manifest.
    return undefined;
  }
}
