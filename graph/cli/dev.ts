import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readEnv } from '../env.ts';
import { endWithNpm } from './endWithNpm.ts';
import { projectFolder } from './runQuietly.ts';

const target = `http://localhost:${readEnv().port}`;
/** What the API answers itself. */
const answered = ['/graphql', '/api', '/media', '/developers', '/schema.graphql', '/playground/assets'];

const web = await createServer({
  configFile: join(projectFolder, 'web', 'vite.config.ts'),
  clearScreen: false,
  server: { port: 5173, proxy: Object.fromEntries(answered.map((path) => [path, { target }])) },
});
await web.listen();
web.printUrls();

// A process group of its own: Ctrl-C reaches this process alone, which then ends both sides once, in order.
const api = spawn(
  process.execPath,
  [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false', 'graph/main.ts'],
  { cwd: projectFolder, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (api.exitCode === null && api.signalCode === null) {
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  await web.close();
  process.exit();
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
api.once('exit', end);
endWithNpm();
