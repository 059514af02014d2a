import { isRunByNpm } from '../../platform/env/env.ts';

const WATCH_MILLISECONDS = 500;

/**
 * npm starts this process through a shell, which may exit on a signal without forwarding it. This process then acts as
 * if it had received the signal.
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
