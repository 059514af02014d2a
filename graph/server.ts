import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureDataDir } from './database/ensureDataDir.ts';
import { EnvironmentError, readEnv } from './env.ts';
import type { Stop } from './openInstance.ts';
import { say } from './say.ts';
import { demoSignIn } from './seed/demoSignIn.ts';

/** How long stopping may take, in milliseconds. */
const patience = 10_000;

async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) await stop();
}

/**
 * Ends the process in order on Ctrl-C and on SIGTERM. Repeats are ignored, because npm passes on what the terminal has
 * sent already; what cannot be stopped in time is left to the next start to take over.
 */
function stopOnSignals(stops: readonly Stop[]): void {
  let isStopping = false;
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: stopping…`);
    setTimeout(() => process.exit(1), patience).unref();
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

/** Runs the server until a signal ends it. A setting at fault ends it at once, with one line naming it and the cure. */
export async function startServer(): Promise<void> {
  const stops: Stop[] = [];
  stopOnSignals(stops);
  try {
    const env = readEnv();
    await ensureDataDir(env.dataDir);
    // Node.js keeps what it has compiled, which saves the next start a fifth of loading it all. In a folder of our own: whoever
    // can write to it can have us run anything.
    enableCompileCache(join(env.dataDir, 'compiled'));
    const { openInstance } = await import('./openInstance.ts');
    const address = await openInstance(env, stops);
    say(`\nCycle Chat is at ${env.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`);
    if (env.demo) say(`Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}`);
  } catch (error) {
    await stopAll(stops);
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(1);
  }
}
