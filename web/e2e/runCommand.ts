import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a command of the operator beside an instance, from the build that the instance runs. Returns what it prints. */
export async function runCommand(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/graph/tools/cli/cli.js', ...words], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env, DATABASE_URL: '' },
  });
  return stdout;
}
