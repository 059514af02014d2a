import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { app, buildIfStale } from '../tools/cli/buildIfStale.ts';

interface Template {
  readonly url: string;
  stop(): Promise<void>;
}

/** The servers and commands that tests start load their modules from here: each has a DATA_DIR of its own, with an empty cache. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/cycle-chat/compiled');

/** Tests without a database do not wait for its modules. */
async function startTemplate(): Promise<Template> {
  const { startTemplateDatabase } = await import('./startTemplateDatabase.ts');
  return startTemplateDatabase();
}

const usesDatabase = (path: string) =>
  /\/(useApp|harness|databases|emptyInstances)\.ts'/.test(readFileSync(path, 'utf8'));

const runsPrograms = (path: string) =>
  /\/(programs|nodeProcess|serveApart|serverProcess|spawnCommandLine)\.ts'/.test(readFileSync(path, 'utf8'));

/**
 * Starts one PostgreSQL for all files: at once, while their modules load, if one of them imports the harness, otherwise when
 * the first of them asks for its address. Builds the programs that they run, unless `dist` has them.
 */
// biome-ignore lint/style/noDefaultExport: Vitest looks for it.
export default async function setup(project: TestProject) {
  process.env.NODE_COMPILE_CACHE ??= compiled;
  let template: Promise<Template> | undefined;
  function start(): Promise<Template> {
    template ??= startTemplate();
    return template;
  }
  const server = createServer(async (_request, response) => {
    try {
      response.end((await start()).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('databaseStarter', `http://127.0.0.1:${port}`);
  const paths = project.vitest.state.getPaths();
  if (paths.some(usesDatabase)) start().catch(() => undefined);
  if (paths.some(runsPrograms)) await buildIfStale(app);
  return async () => {
    server.close();
    server.closeAllConnections();
    await template?.then(({ stop }) => stop());
  };
}
