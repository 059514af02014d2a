import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { outliveRejections } from '../app/server.ts';

const program = `
import { outliveRejections } from './graph/app/server.ts';
outliveRejections(process, (reason) => console.error('noted', reason.message));
void Promise.reject(new Error('timed out'));
setImmediate(() => console.log('still here'));
`;

test('a rejection that nobody awaits is noted, and the process goes on', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect([code, out, error]).toEqual([0, 'still here\n', expect.stringContaining('noted timed out')]);
});

test('of many rejections one a second is noted, with the number of the others', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const noted: unknown[] = [];
  let reject = (_reason: unknown) => {};
  const host = {
    on(_event: string, listener: typeof reject) {
      reject = listener;
    },
  } as unknown as NodeJS.Process;
  outliveRejections(host, (reason, unlogged) => noted.push([reason, unlogged]));
  for (let number = 0; number < 3000; number += 1) reject(number);
  vi.advanceTimersByTime(1000);
  reject('later');
  vi.useRealTimers();
  expect(noted).toEqual([
    [0, 0],
    ['later', 2999],
  ]);
});
