import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer, type ProxyOptions } from 'vite';
import { serverPaths } from '../../doors/pages/serverPaths.ts';
import { projectFolder } from '../../platform/lib/projectFolder.ts';
import { endWithNpm } from './endWithNpm.ts';

const target = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
// Some folders of the client’s source, such as media, have the same names as paths of the server.
const isSource = /\.tsx?(\?|$)/;
const bypass: ProxyOptions['bypass'] = ({ url }) => (url && isSource.test(url) ? url : undefined);

const web = await createServer({
  configFile: join(projectFolder, 'web', 'vite.config.ts'),
  clearScreen: false,
  server: {
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target, bypass, ws: path === '/graphql' }])),
  },
});
await web.listen();
// Vite would exit at once on either signal, but the API and its database must stop first.
process.removeAllListeners('SIGTERM');
process.stdin.removeAllListeners('end');
web.printUrls();

// In its own process group: Ctrl-C reaches only this process, which then stops both sides in order.
const api = spawn(
  process.execPath,
  [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false', 'graph/main.ts'],
  { cwd: projectFolder, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
);

let isEnding = false;
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (api.exitCode === null && api.signalCode === null) {
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  await web.close().catch(console.error);
  process.exit(code);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// The API and its database stop with this process, also if Vite fails by itself.
process.on('uncaughtException', (error) => {
  console.error(error);
  void end(1);
});
api.once('exit', (code) => end(code ?? 1));
endWithNpm();
