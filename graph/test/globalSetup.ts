import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

interface Template {
  readonly url: string;
  stop(): Promise<void>;
}

/** Loads the ORM too, which takes a second: tests without a database do not wait for it. */
async function startTemplate(): Promise<Template> {
  const { startTemplateDatabase } = await import('./startTemplateDatabase.ts');
  return startTemplateDatabase();
}

/** Starts one PostgreSQL for all files, when the first of them asks for its address. */
// biome-ignore lint/style/noDefaultExport: Vitest looks for it.
export default async function setup(project: TestProject) {
  let template: Promise<Template> | undefined;
  const server = createServer(async (_request, response) => {
    template ??= startTemplate();
    try {
      response.end((await template).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('databaseStarter', `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await template?.then(({ stop }) => stop());
  };
}
