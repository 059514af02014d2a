import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Sends a signal to a process and waits until it has ended. Returns its exit code, or null if a signal ended it. */
export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (!child || hasEnded(child)) return child?.exitCode ?? null;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}
