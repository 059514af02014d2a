import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

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
