import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { makeApp } from '../../app/app.ts';
import { connect } from '../../model/orm.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { startTestDatabaseServer } from '../../platform/database/startTestDatabaseServer.ts';
import { readEnv } from '../../platform/env/env.ts';

/** Serves the product in this process, on an empty database, without limits on clients and requests. */
export async function serveAlone() {
  const server = await startTestDatabaseServer();
  const orm = await connect(server.url);
  await migrate(orm);
  const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-alone-'));
  const variables = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', DATA_DIR: dataDir, RATE_LIMITS: '{"reads":1000000}' };
  const { http, backend } = await makeApp({ env: readEnv({ ...variables, DATABASE_URL: server.url }), orm });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  return {
    url,
    databaseUrl: server.url,
    backend,
    run: (text: string) => pool.query(text),
    async stop() {
      await http.close();
      await orm.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
