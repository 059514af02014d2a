import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWhileLeaving } from './holdWhileLeaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = new TypeError('NetworkError when attempting to fetch resource.');

/** A function that is called with the error when it is thrown. */
function thrown() {
  const reported = vi.fn();
  void holdWhileLeaving(error).catch(reported);
  return reported;
}

test('an error is thrown at once on a page that stays', async () => {
  await expect(holdWhileLeaving(error)).rejects.toBe(error);
});

test('an error after the page is left waits for the next page, and is thrown if none comes', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  const reported = thrown();
  await vi.advanceTimersByTimeAsync(4000);
  expect(reported).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});

test('a page that stayed after all throws errors at once', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(holdWhileLeaving(error)).rejects.toBe(error);
});
