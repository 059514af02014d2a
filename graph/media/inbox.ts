import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { badInput, DomainError } from '../lib/errors.ts';
import { placesFor } from '../lib/placesFor.ts';
import { ifThere } from './ifThere.ts';
import { maximumImageBytes } from './maximumImageBytes.ts';

// Pictures that are on their way in lie in files, not in memory, until what they belong to has been answered.

/** How many requests with pictures are received at once; each may hold a file of 50 MB and more. */
const mostDeliveries = 32;
/** How many of them one caller may have, so that nobody takes the places of all others. */
const mostOfOne = 8;
const retryAfter = 5;
/** How long what a killed server has left behind is kept, in milliseconds: longer than any request takes to arrive. */
const staleAge = 15 * 60_000;

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
  /** Throws BAD_USER_INPUT where the delivery has been closed meanwhile. */
  begin(): Promise<PictureWriter>;
  /** Drops its pictures and gives its place to another. */
  close(): Promise<void>;
}

export interface Inbox {
  /** Throws RATE_LIMITED where too many requests are being received, in all or of this caller. */
  open(caller: string): Delivery;
  /** The picture of a URL that a writer has answered, undefined for any other. */
  find(url: string): ReceivedPicture | undefined;
  /** How many requests with pictures are being received. */
  deliveryCount(): number;
}

/** These are originals: what the camera has written beside them is still in them. */
async function dropStale(folder: string): Promise<void> {
  const longAgo = Date.now() - staleAge;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be dropping the same.
    const stats = await ifThere(stat(path));
    if (stats && stats.mtimeMs < longAgo) await rm(path, { force: true });
  }
}

const tooMany = (message: string) => new DomainError('RATE_LIMITED', message, { retryAfter });

const gone = () => badInput('The request has ended before its pictures had arrived');

type Received = Map<string, ReceivedPicture>;

interface DeliveryPlace {
  readonly folder: string;
  readonly received: Received;
  /** Whether nothing else is being received. */
  readonly isAlone: boolean;
  leave(): void;
}

function deliveryAt({ folder, received, isAlone, leave }: DeliveryPlace): Delivery {
  const urls: string[] = [];
  const handles: FileHandle[] = [];
  const paths: string[] = [];
  let isClosed = false;

  async function drop(): Promise<void> {
    await Promise.all(handles.map((handle) => handle.close()));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  function register(picture: ReceivedPicture): string {
    if (isClosed) throw gone();
    // Nobody can guess it: another request cannot ask for this one's picture.
    const url = `data:received/${randomUUID()}`;
    received.set(url, picture);
    urls.push(url);
    return url;
  }

  return {
    async begin() {
      if (isAlone && paths.length === 0) await dropStale(folder);
      const path = join(folder, randomUUID());
      const handle = await open(path, 'wx', 0o600);
      handles.push(handle);
      paths.push(path);
      if (!isClosed) return writerTo({ path, handle }, register);
      // Who has sent it has left meanwhile, and nobody else would drop it.
      await drop();
      throw gone();
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      leave();
      for (const url of urls) received.delete(url);
      await drop();
    },
  };
}

/** Keeps pictures in files of a folder, which is made if need be. */
export async function inboxIn(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await dropStale(folder);
  const received: Received = new Map();
  const places = placesFor(mostOfOne);
  let deliveries = 0;

  return {
    find: (url) => received.get(url),
    deliveryCount: () => deliveries,
    open(caller) {
      if (deliveries >= mostDeliveries) throw tooMany('Too many pictures are being received. Try again in a moment.');
      if (!places.take(caller)) {
        throw tooMany(`Send at most ${mostOfOne} requests with pictures at once, and try again in a moment.`);
      }
      deliveries += 1;
      const leave = () => {
        deliveries -= 1;
        places.free(caller);
      };
      return deliveryAt({ folder, received, isAlone: deliveries === 1, leave });
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
