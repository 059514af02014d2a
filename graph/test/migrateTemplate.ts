import { connect } from '../model/orm.ts';
import { migrate } from '../platform/database/migrate.ts';
import { templateName, withDatabase } from './templateDatabase.ts';

/** Creates the migrated database that tests clone. */
export async function migrateTemplate(serverUrl: string): Promise<void> {
  const admin = await connect(serverUrl);
  await admin.em.execute(`create database ${templateName}`);
  await admin.close();
  const template = await connect(withDatabase(serverUrl, templateName));
  await migrate(template);
  await template.close();
}
