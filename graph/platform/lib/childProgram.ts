import type { ChildProcess } from 'node:child_process';
import { projectFile } from './projectFolder.ts';

/**
 * The program of a child process or a thread, by its path below `graph` without the ending. A server that runs from its sources also starts
 * its children from them.
 */
export const childProgram = (path: string): string =>
  import.meta.url.endsWith('.ts') ? projectFile('graph', `${path}.ts`) : projectFile('dist', 'graph', `${path}.js`);

/** The next message of a child process. Rejects with the error that `errorAfter` makes for its end. */
export function messageOf<Message>(
  child: ChildProcess,
  errorAfter: (signal: NodeJS.Signals | null) => Error,
): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  const handleExit = (_code: number | null, signal: NodeJS.Signals | null) => reject(errorAfter(signal));
  child.once('message', resolve).once('error', reject).once('exit', handleExit);
  return promise.finally(() => child.off('message', resolve).off('error', reject).off('exit', handleExit));
}
