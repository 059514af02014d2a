import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../lib/errors.ts';
import { maximumImageBytes } from './maximumImageBytes.ts';

// Pictures that are on their way in lie in files, not in memory, until what they belong to has been answered.

/** How many requests with pictures are received at once; each may hold a file of 50 MB and more. */
const mostDeliveries = 32;
/** How many of them one caller may have, so that nobody takes the places of all others. */
const mostOfOne = 8;
const retryAfter = 5;
/** How long what a crash has left behind is kept, in milliseconds. */
const staleAge = 86_400_000;

export type PictureFault = 'not base64' | 'too large';

/** A picture that has arrived. */
export interface ReceivedPicture {
  readonly path: string;
  /** What is wrong with how it was sent; the file is then of no use. */
  readonly fault: PictureFault | null;
}

/** Takes the bytes of one picture in. */
export interface PictureWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** Says that what comes is not what it should be. */
  spoil(fault: PictureFault): void;
  /** Answers the URL under which the inbox has the picture until its delivery is closed. */
  end(): Promise<string>;
}

/** The pictures of one request. */
export interface Delivery {
  begin(): Promise<PictureWriter>;
  /** Drops its pictures and gives its place to another. */
  close(): Promise<void>;
}

export interface Inbox {
  /** Throws RATE_LIMITED where too many requests are being received, in all or of this caller. */
  open(caller: string): Delivery;
  /** The picture of a URL that a writer has answered, undefined for any other. */
  find(url: string): ReceivedPicture | undefined;
}

async function dropStale(folder: string): Promise<void> {
  const longAgo = Date.now() - staleAge;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < longAgo) await rm(path, { force: true });
  }
}

const tooMany = (message: string) => new DomainError('RATE_LIMITED', message, { retryAfter });

/** Keeps pictures in files of a folder, which is made if need be. */
export async function inboxIn(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await dropStale(folder);
  const received = new Map<string, ReceivedPicture>();
  /** Whose requests are being received. */
  const callers: string[] = [];

  return {
    find: (url) => received.get(url),
    open(caller) {
      if (callers.length >= mostDeliveries)
        throw tooMany('Too many pictures are being received. Try again in a moment.');
      if (callers.filter((other) => other === caller).length >= mostOfOne) {
        throw tooMany(`Send at most ${mostOfOne} requests with pictures at once, and try again in a moment.`);
      }
      callers.push(caller);
      const urls: string[] = [];
      const handles: FileHandle[] = [];
      const paths: string[] = [];
      let isClosed = false;
      return {
        async begin() {
          const path = join(folder, randomUUID());
          paths.push(path);
          const handle = await open(path, 'wx', 0o600);
          handles.push(handle);
          return writerTo({ path, handle }, (picture) => {
            // Nobody can guess it: another request cannot ask for this one's picture.
            const url = `data:received/${randomUUID()}`;
            received.set(url, picture);
            urls.push(url);
            return url;
          });
        },
        async close() {
          if (isClosed) return;
          isClosed = true;
          callers.splice(callers.indexOf(caller), 1);
          for (const url of urls) received.delete(url);
          await Promise.all(handles.map((handle) => handle.close()));
          await Promise.all(paths.map((path) => rm(path, { force: true })));
        },
      };
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
      if (byteCount >= maximumImageBytes) fault ??= 'too large';
      // All of it: on a disk that is almost full `write` alone takes what there is room for, and says nothing.
      if (!fault) await handle.appendFile(bytes);
    },
    spoil(said) {
      fault ??= said;
    },
    async end() {
      await handle.close();
      return register({ path, fault });
    },
  };
}
