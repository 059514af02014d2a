import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { TestApp } from './harness.ts';
import { serverProgram } from './programs.ts';

/** A second server on the database and the pictures of an app, as a separate process. */
export interface ServedApart {
  readonly url: string;
  /** All lines of its output and its log. */
  readonly lines: readonly string[];
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
}

/** How long it may take to start, in milliseconds. This only ends what hangs. */
const patience = 300_000;

/** Starts the server as an operator does, with these variables beside those of the app. */
export async function serveApart(
  { backend, dataDir }: TestApp,
  variables: Record<string, string>,
): Promise<ServedApart> {
  const DATABASE_URL = String(backend.orm.config.get('clientUrl'));
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, DATABASE_URL, DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => lines.push(line));
  const said = () => lines.flatMap((line) => /^Cycle Chat is at (\S+)/.exec(line)?.[1] ?? []);
  await vi.waitUntil(() => said().length > 0 || child.exitCode !== null, { timeout: patience });
  const [address] = said();
  if (!address) throw new Error(`The server has not started:\n${lines.join('\n')}`);
  return {
    url: address.replace('localhost', '127.0.0.1'),
    lines,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
