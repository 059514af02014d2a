import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/orm.ts';
import { startTestDatabaseServer } from '../database/startTestDatabaseServer.ts';
import { templateName, withDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Starts one PostgreSQL for all files, with a migrated template that each of them clones. */
// biome-ignore lint/style/noDefaultExport: Vitest looks for it.
export default async function setup(project: TestProject) {
  const server = await startTestDatabaseServer();
  const admin = await connect(server.url);
  await admin.em.execute(`create database ${templateName}`);
  await admin.close();
  const template = await connect(withDatabase(server.url, templateName));
  await migrate(template);
  await template.close();
  project.provide('databaseUrl', server.url);
  return () => server.stop();
}
