import { draftPhotos } from '../lib/drafts.ts';
import type { Photo } from './usePhoto.ts';

// The photos of drafts, under the names of their drafts. Local storage, which has the texts, is too small for them.

const storeName = 'photos';
const byAge = 'keptAt';
const MAX_PHOTOS = 20;
/** In characters of a data URL: three quarters as many bytes. */
const MAX_LENGTH = 16_000_000;

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Rejects when the disk is full, which a browser may find only at the end. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(draftPhotos, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName).createIndex(byAge, byAge);
  return resultOf(request);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs after the earlier calls, so that a photo is not kept again after it was sent. */
function inTurn<Result>(work: (photos: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const run = last.then(async () => {
    const database = await openDatabase();
    try {
      const transaction = database.transaction(storeName, 'readwrite');
      const [result] = await Promise.all([work(transaction.objectStore(storeName)), endOf(transaction)]);
      return result;
    } finally {
      // An open database could not be deleted when the member signs out.
      database.close();
    }
  });
  last = run.catch(() => undefined);
  return run;
}

/** The photo of a draft, if one was kept. */
export function readPhoto(draft: string): Promise<Photo | undefined> {
  return inTurn((photos) => resultOf<Photo | undefined>(photos.get(draft)));
}

export function dropPhoto(draft: string): Promise<void> {
  return inTurn((photos) => resultOf(photos.delete(draft)));
}

/** Keeps the photo of a draft in place of an earlier one. The oldest photos make room. Rejects when there is no room. */
export async function keepPhoto(draft: string, photo: Photo): Promise<void> {
  await dropPhoto(draft);
  if (photo.dataUrl.length > MAX_LENGTH) throw new Error('The photo is too large to be kept with its draft');
  await inTurn(async (photos) => {
    await resultOf(photos.put({ ...photo, [byAge]: Date.now() }, draft));
    const drafts = await resultOf(photos.index(byAge).getAllKeys());
    for (const oldest of drafts.slice(0, -MAX_PHOTOS)) photos.delete(oldest);
  });
}
