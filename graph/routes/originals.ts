import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context.ts';
import type { Reader } from '../model/reader.ts';
import { originalPath } from '../model/routes/originalFiles.ts';
import { RouteOriginal } from '../model/routes/RouteOriginal.ts';
import { statement } from '../platform/database/sql.ts';
import { ownerIn } from '../platform/lib/access.ts';
import { newId } from '../platform/lib/ids.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import type { MediaStore } from '../platform/storage/MediaStore.ts';

// The files of routes as they were uploaded. A file contains the complete track, and often times, heart rates and names: only the
// owner of the route reads it. Access tokens and the operator's board do not.

/** The bytes of a file that are read from the store at once. Divisible by 3, so that the base64 of the parts can be joined. */
const sliceBytes = 768 * 1024;

// A crash between the file and its row leaves this check, which then deletes the file.
const announceStatement = statement(
  'original.announce',
  `insert into route_original_check (stored_as, due_at) values ($1, clock_timestamp() + interval '1 hour')`,
);
const ownStatement = statement(
  'original.own',
  `select o.stored_as as "storedAs", o.ending from route_original o join route r on r.id = o.route_id
   where o.route_id = $1 and r.owner_id = $2::uuid`,
);

interface Uploaded {
  readonly routeId: string;
  /** The path of the received file, or its bytes. */
  readonly source: string | Uint8Array;
  readonly ending: string;
}

/** An uploaded file, and the row to write with its route. */
export interface Original extends Pick<Uploaded, 'source'> {
  readonly row: RouteOriginal;
}

async function measure(source: Uploaded['source']): Promise<{ hash: string; byteCount: number }> {
  const hash = createHash('sha256');
  let byteCount = 0;
  for await (const part of typeof source === 'string' ? createReadStream(source) : [source]) {
    hash.update(part);
    byteCount += part.length;
  }
  return { hash: hash.digest('hex'), byteCount };
}

/** Announces the file of a new route to the job that deletes files without a row. */
export async function announceOriginal({ sql }: Context, { routeId, source, ending }: Uploaded): Promise<Original> {
  const { hash, byteCount } = await measure(source);
  const storedAs = `${hash}-${newId()}`;
  await sql(announceStatement, [storedAs]);
  return { row: Object.assign(new RouteOriginal(), { routeId, storedAs, ending, byteCount }), source };
}

/** Stores an announced file. It is read only now: many files can wait for their turn, and each can have 20 MB. */
export async function storeOriginal(store: MediaStore, { row, source }: Original): Promise<void> {
  await store.put(originalPath(row.storedAs), typeof source === 'string' ? await readFile(source) : source);
}

/** Deletes a file whose row was not written. */
export const removeOriginal = (store: MediaStore, { row }: Original): Promise<void> =>
  store.remove(originalPath(row.storedAs));

/** A file of the viewer's. */
export interface OwnOriginal {
  readonly storedAs: string;
  readonly ending: string;
}

/** The original file of a route. Null unless the viewer owns the route and the server has its file. */
export async function findOriginal(reader: Reader, routeId: string): Promise<OwnOriginal | null> {
  const [found] = await primaryOf(reader.sql)<OwnOriginal & Record<string, unknown>>(ownStatement, [
    routeId,
    ownerIn(reader),
  ]);
  return found ?? null;
}

/**
 * The bytes of an original file, in parts that are read on demand: a slow client holds no connection to the store. Null if the file is
 * missing.
 */
export async function bytesOfOriginal(store: MediaStore, storedAs: string): Promise<AsyncGenerator<Buffer> | null> {
  const path = originalPath(storedAs);
  const size = await store.sizeOf(path);
  return size === null ? null : partsOf(store, path, size);
}

async function* partsOf(store: MediaStore, path: string, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += sliceBytes) {
    yield buffer(await store.read(path, { start, end: Math.min(start + sliceBytes, size) - 1 }));
  }
}
