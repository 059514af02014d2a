import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shrinkPhoto, UnreadablePhoto } from './shrinkPhoto.ts';

type Answer = Blob | null | Error;

/** Replaces the browser's workers by ones that give this answer. Returns all workers created. */
function workersAnswering(answer: Answer) {
  const made: { isEnded: boolean }[] = [];
  class FakeWorker {
    isEnded = false;
    onmessage?: (event: { data: Blob | null }) => void;
    onerror?: (event: { message: string }) => void;

    constructor() {
      made.push(this);
    }
    postMessage() {
      queueMicrotask(() => {
        if (answer instanceof Error) this.onerror?.(answer);
        else this.onmessage?.({ data: answer });
      });
    }
    terminate() {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  return made;
}

function photoOf(size: number, type = 'image/jpeg', name = 'ride.jpg') {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const webp = (text = 'smaller') => new Blob([text], { type: 'image/webp' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a photo', () => {
  test('is what the worker has made smaller', async () => {
    const smaller = webp();
    const workers = workersAnswering(smaller);
    expect(await shrinkPhoto(photoOf(3_000_000))).toBe(smaller);
    expect(workers).toEqual([expect.objectContaining({ isEnded: true })]);
  });

  test('that is light already starts no worker', async () => {
    const workers = workersAnswering(webp());
    const light = photoOf(300_000);
    expect(await shrinkPhoto(light)).toBe(light);
    expect(workers).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['becomes no smaller', webp('x'.repeat(300_001))],
    ['this browser cannot read', null],
    ['a worker fails at that cannot be loaded', new Error('Failed to load')],
  ])('that %s stays as it is', async (_name, answer) => {
    const workers = workersAnswering(answer);
    const photo = photoOf(300_001);
    expect(await shrinkPhoto(photo)).toBe(photo);
    expect(workers).toEqual([expect.objectContaining({ isEnded: true })]);
  });

  test('stays as it is where there are no workers', async () => {
    const photo = photoOf(3_000_000);
    expect(await shrinkPhoto(photo)).toBe(photo);
  });
});

describe.each([
  ['by its type', photoOf(2000, 'image/heic', 'photo')],
  ['by its name', photoOf(2000, '', 'IMG_0001.HEIC')],
])('a photo that is HEIC %s', (_name, photo) => {
  test('is what this browser has made of it, be it larger', async () => {
    const readable = webp('x'.repeat(5000));
    workersAnswering(readable);
    expect(await shrinkPhoto(photo)).toBe(readable);
  });

  test.each<[string, Answer]>([
    ['cannot read it', null],
    ['cannot load the worker', new Error('Failed to load')],
  ])('is refused with its cure where the browser %s', async (_name, answer) => {
    workersAnswering(answer);
    const refused = shrinkPhoto(photo);
    await expect(refused).rejects.toBeInstanceOf(UnreadablePhoto);
    await expect(refused).rejects.toThrow('Please choose a JPEG, or take photos as JPEG.');
  });
});
