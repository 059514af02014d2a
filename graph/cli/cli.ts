import 'reflect-metadata';
import { runCommandLine } from './runCommandLine.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Who reads us has seen enough, as `head` does: that is no failure.
  if (error.code !== 'EPIPE') throw error;
});
// The exit code is set rather than exited with, so that all that was written reaches a pipe.
process.exitCode = await runCommandLine(process.argv.slice(2));
