import { expect, test } from 'vitest';
import { shareInFlight } from './shareInFlight.ts';

test('who asks for the same of the same while it is worked out shares it, and who asks later does not', async () => {
  const share = shareInFlight<number>();
  const [event, equal] = [{ id: 'one' }, { id: 'one' }];
  let works = 0;
  const work = async () => {
    works += 1;
    return works;
  };
  const asked = [share(event, 'a', work), share(event, 'a', work), share(event, 'b', work), share(equal, 'a', work)];
  expect(await Promise.all(asked)).toEqual([1, 1, 2, 3]);
  expect(await share(event, 'a', work)).toBe(4);
});

test('a failure is everybody’s who has asked, and not of those who ask later', async () => {
  const share = shareInFlight<string>();
  const event = {};
  const asked = [1, 2].map(() => share(event, 'a', () => Promise.reject(new Error('No'))));
  for (const each of asked) await expect(each).rejects.toThrow('No');
  expect(await share(event, 'a', async () => 'Yes')).toBe('Yes');
});
