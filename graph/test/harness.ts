import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '../app.ts';
import { openSession } from '../auth/sessions.ts';
import { connect } from '../database/orm.ts';
import type { Sql } from '../database/sql.ts';
import { readEnv } from '../env.ts';
import type { Backend } from '../requestContext.ts';
import type { Caller } from './caller.ts';
import { makeCaller } from './caller.ts';
import { cloneDatabase } from './databases.ts';
import type { Factories, Member } from './factories.ts';
import { makeFactories } from './factories.ts';

export interface TestApp extends Factories {
  /** Calls both doors as a member, signed in by a session of their own, or as a visitor. */
  as(member: Member | null): Caller;
  /** The address of the server, without a slash at its end. */
  readonly url: string;
  readonly sql: Sql;
  readonly backend: Backend;
  close(): Promise<void>;
}

/** Serves the whole product on a port and a database of its own; variables are those of the environment. */
export async function startApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-'));
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR: dataDir, ...variables });
  const orm = await connect(database.url);
  const { http, backend } = await makeApp({ env, orm });
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const tokens = new Map<string, Promise<string>>();

  function tokenOf(member: Member): Promise<string> {
    const token = tokens.get(member.id) ?? openSession(backend.sql, member.id, new Date());
    tokens.set(member.id, token);
    return token;
  }

  return {
    ...makeFactories(backend.sql),
    as: (member) => makeCaller(url, async () => (member ? tokenOf(member) : null)),
    url,
    sql: backend.sql,
    backend,
    async close() {
      await http.close();
      await orm.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
