import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { shareInFlight, shareUnlessRefused } from './shareInFlight.ts';

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

test('a refusal is only of the one who has begun: the others work for themselves, one for all', async () => {
  const share = shareUnlessRefused<string>();
  const event = {};
  const refuse = () => Promise.reject(new DomainError('RATE_LIMITED', 'Too many'));
  const asked = [share(event, 'a', refuse), share(event, 'a', refuse)];
  asked.push(...['b', 'c'].map((name) => share(event, 'a', async () => name)));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await asked[3]).toBe(await asked[2]);
});

test('any other failure is everybody’s, and the work runs once', async () => {
  const share = shareUnlessRefused<string>();
  const event = {};
  let works = 0;
  const work = async () => {
    works += 1;
    throw new Error('No');
  };
  for (const each of [1, 2].map(() => share(event, 'a', work))) await expect(each).rejects.toThrow('No');
  expect(works).toBe(1);
});
