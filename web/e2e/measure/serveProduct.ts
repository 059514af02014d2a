import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

/** Runs the built product of a folder, with its own demo community and generous limits. */
export async function serveProduct(folder: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limits = JSON.stringify({ reads: 100_000, writes: 100_000, uploads: 100_000, signUps: 100 });
  const server = spawn(process.execPath, [join(folder, 'web/e2e/journeyServer.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), RATE_LIMITS: limits },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = async () => {
    // Signals the whole process group, as a terminal does.
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await once(server, 'exit');
  };
  while (!(await isServing(url))) await setTimeout(200);
  return { url, stop };
}

const isServing = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
