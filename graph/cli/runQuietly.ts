import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the present one is. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs an npm script of this project without a word.
 * @throws Error whose message is everything the script wrote, when it fails
 */
export async function runQuietly(script: string): Promise<void> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: projectFolder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${script} failed:\n${output.join('')}`);
}
