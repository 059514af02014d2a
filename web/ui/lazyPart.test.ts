import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

test('a part is fetched once for all who want it', async () => {
  const fetchPart = vi.fn(async () => 'the part');
  const part = lazyPart(fetchPart);
  expect(part.get()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);

  expect(part.get()).toBe('the part');
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('a part that could not be fetched is fetched again when it is wanted again', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Offline'));
  const part = lazyPart(fetchPart);
  await expect(part.load()).rejects.toThrow('Offline');

  fetchPart.mockResolvedValue('the part');
  expect(await part.load()).toBe('the part');
});
