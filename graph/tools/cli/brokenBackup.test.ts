import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { contentsOf } from '../../test/contentsOf.ts';
import type { EmptyInstances } from '../../test/emptyInstances.ts';
import { emptyInstances } from '../../test/emptyInstances.ts';
import { commandLineProgram } from '../../test/programs.ts';
import { testDeeply } from '../../test/runs.ts';
import type { StockedCommunity } from '../../test/stockedCommunity.ts';
import { startStockedCommunity } from '../../test/stockedCommunity.ts';

let community: StockedCommunity;
let environment: Environment;
let instances: EmptyInstances;
beforeAll(async () => {
  community = await startStockedCommunity();
  environment = environmentOf(community.app);
  instances = await emptyInstances();
});
afterAll(async () => {
  await instances.close();
  await community.app.close();
});

async function restore(folder: string, variables: Environment = {}) {
  const instance = await instances.make();
  return { instance, ...(await runHere({ ...instance.environment, ...variables }, 'restore', folder, '--json')) };
}

describe('a backup that breaks off in the middle', () => {
  /** Backs up with the pictures in a bucket of which nothing can be had. */
  async function withBrokenBucket(
    answer: RequestListener,
    job: (variables: Environment, asked: Promise<unknown>) => Promise<void>,
  ) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const MEDIA_URL = `s3://key:secret@pictures?endpoint=http://127.0.0.1:${port}`;
    await job({ ...environment, MEDIA_URL }, once(server, 'request'));
    server.closeAllConnections();
    server.close();
  }

  async function newFolder(name: string): Promise<string> {
    const folder = join(instances.folder, name);
    await mkdir(folder);
    return folder;
  }

  test('leaves nothing', async () => {
    const folder = await newFolder('failed');
    await withBrokenBucket(
      (request) => request.socket.destroy(),
      async (variables) => {
        const { code } = await runHere(variables, 'backup', join(folder, 'backup'));
        expect(code).toBe(1);
      },
    );
    expect(await readdir(folder)).toEqual([]);
  });

  testDeeply('by a kill leaves nothing that restore takes', async () => {
    const folder = await newFolder('killed');
    await withBrokenBucket(
      () => undefined,
      async (variables, asked) => {
        const words = [commandLineProgram, 'backup', join(folder, 'backup')];
        const child = spawn(process.execPath, words, { env: { ...process.env, ...variables }, stdio: 'ignore' });
        await asked;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    );
    const [partial = '', ...rest] = await readdir(folder);
    expect([partial, rest]).toEqual([expect.stringMatching(/^\.backup\..+\.partial$/), []]);
    expect(await readdir(join(folder, partial, 'tables'))).toContain('user.copy');
    const { code, error, instance } = await restore(join(folder, partial));
    expect([code, JSON.parse(error).message]).toEqual([1, expect.stringContaining('SHA256SUMS is incomplete')]);
    expect(await contentsOf(instance.url)).toEqual({});
  });
});
