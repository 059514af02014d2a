import { isRunByNpm } from '../env.ts';

const WATCH_MILLISECONDS = 500;

/**
 * Between npm and this process stands a shell, which can end at a signal without passing it on: then this process ends
 * as if it had got the signal itself.
 */
export function endWithNpm(): void {
  if (!isRunByNpm()) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MILLISECONDS).unref();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
