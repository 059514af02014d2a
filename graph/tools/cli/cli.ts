import 'reflect-metadata';
import { runCommandLine } from './runCommandLine.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has closed it, as `head` does. That is not an error.
  if (error.code !== 'EPIPE') throw error;
});
// Sets the exit code instead of calling exit, so that all output reaches a pipe.
process.exitCode = await runCommandLine(process.argv.slice(2));
