import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '../lib/access.ts';
import { badInput } from '../lib/errors.ts';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';
import { ifThere } from './ifThere.ts';
import { maxImageBytes } from './maxImageBytes.ts';

// Uploaded pictures are stored in temporary files, not in memory, until their request has been answered.

/** The age after which leftover files of a killed server are deleted, in milliseconds: longer than any request takes. */
const staleAge = 15 * 60_000;

/** The maximum number of pictures of a request: enough for a few posts in one operation. */
const maxPictures = 40;

export type PictureFault = 'not base64' | 'too large';

/** A picture that has been received. */
export interface ReceivedPicture {
  readonly path: string;
  /** The fault of the upload. The file is then unusable. */
  readonly fault: PictureFault | null;
}

/** Receives the bytes of one picture. */
export interface PictureWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** Marks the picture as faulty. */
  reject(fault: PictureFault): void;
  /** Returns the URL of the picture in the inbox, which is valid until the delivery is closed. */
  end(): Promise<string>;
}

/** The pictures of one request. */
export interface Delivery {
  /** Throws BAD_USER_INPUT if the delivery has been closed or has too many pictures. */
  begin(): Promise<PictureWriter>;
  /** Deletes the pictures and frees the slot. */
  close(): Promise<void>;
}

export interface Inbox {
  /** Throws RATE_LIMITED if too many requests are being received: in total, from the caller or from the address. */
  open(caller: Caller): Delivery;
  /** The picture of a URL from `PictureWriter.end`. Undefined for any other URL. */
  find(url: string): ReceivedPicture | undefined;
  /** The number of requests with pictures that are being received. */
  deliveryCount(): number;
}

/** Deletes old files. They are originals and still contain the camera's metadata, such as the location. */
async function deleteStale(folder: string): Promise<void> {
  const longAgo = Date.now() - staleAge;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may delete the same file.
    const stats = await ifThere(stat(path));
    if (stats && stats.mtimeMs < longAgo) await rm(path, { force: true });
  }
}

const requestEnded = () => badInput('The request ended before its pictures had arrived');

type Received = Map<string, ReceivedPicture>;

interface DeliveryPlace {
  readonly folder: string;
  readonly received: Received;
  /** Whether no other request is being received. */
  readonly isAlone: boolean;
  leave(): void;
}

function deliveryAt({ folder, received, isAlone, leave }: DeliveryPlace): Delivery {
  const urls: string[] = [];
  const handles: FileHandle[] = [];
  const paths: string[] = [];
  let isClosed = false;

  async function deleteFiles(): Promise<void> {
    await Promise.all(handles.map((handle) => handle.close()));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  function register(picture: ReceivedPicture): string {
    if (isClosed) throw requestEnded();
    // The URL cannot be guessed, so another request cannot use this picture.
    const url = `data:received/${randomUUID()}`;
    received.set(url, picture);
    urls.push(url);
    return url;
  }

  return {
    async begin() {
      if (paths.length >= maxPictures) {
        const most = `a request may have at most ${maxPictures} pictures: send the others in another one`;
        throw badInput(`Too many pictures: ${most}`, 'mediaUrls');
      }
      if (isAlone && paths.length === 0) await deleteStale(folder);
      const path = join(folder, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      handles.push(handle);
      paths.push(path);
      if (!isClosed) return writerTo({ path, handle }, register);
      // The delivery was closed while the file was opened, so `close` did not delete it.
      await deleteFiles();
      throw requestEnded();
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      leave();
      for (const url of urls) received.delete(url);
      await deleteFiles();
    },
  };
}

/** Stores pictures as files of a folder. Creates the folder if it is missing. */
export async function inboxIn(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteStale(folder);
  const received: Received = new Map();
  // Each request can contain files of 50 MB or more.
  const { take, lengths } = concurrencyGate({ ...doors.upload, of: 'files', being: 'received' });

  return {
    find: (url) => received.get(url),
    deliveryCount: () => lengths().running,
    open(caller) {
      const leave = take(caller);
      return deliveryAt({ folder, received, isAlone: lengths().running === 1, leave });
    },
  };
}

interface OpenFile {
  path: string;
  handle: FileHandle;
}

function writerTo({ path, handle }: OpenFile, register: (picture: ReceivedPicture) => string): PictureWriter {
  let byteCount = 0;
  let fault: PictureFault | null = null;
  return {
    async write(bytes) {
      byteCount += bytes.length;
      if (byteCount >= maxImageBytes) fault ??= 'too large';
      // `appendFile` writes all bytes. On an almost full disk `write` could silently write only a part.
      if (!fault) await handle.appendFile(bytes);
    },
    reject(reason) {
      fault ??= reason;
    },
    async end() {
      await handle.close();
      return register({ path, fault });
    },
  };
}
