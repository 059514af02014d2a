import { connect } from '../../model/orm.ts';
import { startTestDatabaseServer } from '../../platform/database/startTestDatabaseServer.ts';

// `npm run migration -- add_comments` writes the migration from the last snapshot to the current entities.
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run migration -- name_in_snake_case');
  process.exit(1);
}
const server = await startTestDatabaseServer();
const orm = await connect(server.url);
try {
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  console.log(
    fileName ? `Wrote ${fileName}; add it to graph/platform/database/migrations.ts` : 'The entities have not changed.',
  );
} finally {
  await orm.close();
  await server.stop();
}
