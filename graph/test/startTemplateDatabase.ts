import { connect } from '../model/orm.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { TestDatabaseServer } from '../platform/database/startTestDatabaseServer.ts';
import { startTestDatabaseServer } from '../platform/database/startTestDatabaseServer.ts';
import { templateName, withDatabase } from './templateDatabase.ts';

/** Starts a PostgreSQL with a migrated database that tests clone. */
export async function startTemplateDatabase(): Promise<TestDatabaseServer> {
  const server = await startTestDatabaseServer();
  const admin = await connect(server.url);
  await admin.em.execute(`create database ${templateName}`);
  await admin.close();
  const template = await connect(withDatabase(server.url, templateName));
  await migrate(template);
  await template.close();
  return server;
}
