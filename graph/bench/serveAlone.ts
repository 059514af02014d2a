import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { makeApp } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/orm.ts';
import { startTestDatabaseServer } from '../database/startTestDatabaseServer.ts';
import { readEnv } from '../env.ts';

/** Serves the product in this process, on an empty database of its own, to as many callers and requests as there are. */
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
