import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '../../platform/lib/projectFolder.ts';

/**
 * Runs an npm script of this project without output.
 * @throws Error whose message is the whole output of the script, if it fails
 */
export async function runQuietly(script: string): Promise<void> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: projectFolder,
    shell: true,
    // Under NODE_ENV=test the client would be built with the development code of React.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${script} failed:\n${output.join('')}`);
}
