import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { projectFile, projectFolder } from '../../platform/lib/projectFolder.ts';
import { isStale, playground } from './buildIfStale.ts';

/** Builds a stale playground beside the running server, in a process of low priority that ends with the server. */
export async function buildPlaygroundBeside(): Promise<void> {
  if (!(await isStale(playground))) return;
  const child = spawn(process.execPath, [projectFile('graph/tools/cli/build.ts')], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: npm and Vite end together with the process that started them.
    detached: true,
  });
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) return;
  setPriority(pid, constants.priority.PRIORITY_LOW);
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  child.unref();
}
