import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { demoSignIn } from '../demo/demoSignIn.ts';
import { ensureDataDir } from '../platform/database/ensureDataDir.ts';
import { EnvironmentError } from '../platform/env/EnvironmentError.ts';
import { readEnv } from '../platform/env/env.ts';
import { say } from '../platform/lib/say.ts';
import { loggedError } from '../platform/telemetry/loggedError.ts';
import type { Stop } from './openInstance.ts';

/** How long stopping may take, in milliseconds. */
const stopTimeout = 10_000;

async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) await stop();
}

/**
 * Stops the process in order on Ctrl-C and on SIGTERM. Repeated signals are ignored, because npm forwards those that
 * the terminal has already sent. A part that does not stop in time is left to the next start.
 */
function stopOnSignals(stops: readonly Stop[]): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: stopping…`);
    setTimeout(() => process.exit(1), stopTimeout).unref();
    stopAll(stops).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

/** The least time between two lines about unhandled rejections, in milliseconds. Thousands at once would fill the disk. */
const quietTime = 1000;

/**
 * Keeps the server running after an unhandled rejection. A request can cause one, such as by a statement that times
 * out, and other requests do not depend on its state. Uncaught exceptions still end the process, because they leave a
 * function half done. Logs at most one a second, with the number of those before it that were not logged.
 */
export function outliveRejections(
  host: Pick<NodeJS.Process, 'on'>,
  log: (reason: unknown, unlogged: number) => void,
): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  host.on('unhandledRejection', (reason) => {
    const now = performance.now();
    if (now - loggedAt < quietTime) {
      unlogged += 1;
      return;
    }
    log(reason, unlogged);
    loggedAt = now;
    unlogged = 0;
  });
}

function logRejection(reason: unknown, unlogged: number): void {
  console.error('A promise was rejected that nobody awaited:', loggedError(reason));
  if (unlogged > 0) console.error(`${unlogged} more were rejected since the line before.`);
}

/**
 * Runs the server until a signal ends it. A wrong setting ends it at once, with one line that names the setting and the
 * cure.
 */
export async function startServer(): Promise<void> {
  const stops: Stop[] = [];
  stopOnSignals(stops);
  outliveRejections(process, logRejection);
  try {
    const env = readEnv();
    await ensureDataDir(env.dataDir);
    // Node.js caches compiled code, which saves a fifth of the next start's loading time. The folder is our own,
    // because anyone who can write to it can run code here.
    enableCompileCache(join(env.dataDir, 'compiled'));
    const { openInstance } = await import('./openInstance.ts');
    const { decodeOnly } = await import('../media/decodeOnly.ts');
    // SVG is the format in which the server draws previews. AVIF has a process of its own.
    decodeOnly('jpeg', 'png', 'webp', 'gif', 'svg');
    const address = await openInstance(env, stops);
    say(`\nCycle Chat is at ${env.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`);
    if (env.demo) say(`Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}`);
  } catch (error) {
    await stopAll(stops);
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(1);
  }
}
