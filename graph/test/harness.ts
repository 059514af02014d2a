import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { QueryResultRow } from 'pg';
import { Pool } from 'pg';
import { vi } from 'vitest';
import type { AppOptions } from '../app/AppOptions.ts';
import { makeApp } from '../app/app.ts';
import { openSession } from '../auth/sessions.ts';
import type { Backend } from '../doors/request/requestContext.ts';
import { connect } from '../model/orm.ts';
import { statementTimeoutOf } from '../platform/database/statementTimeoutOf.ts';
import { readEnv } from '../platform/env/env.ts';
import type { Caller } from './caller.ts';
import { makeCaller, makeNearCaller } from './caller.ts';
import { cloneDatabase } from './databases.ts';
import type { Factories, Member } from './factories.ts';
import { makeFactories } from './factories.ts';
import type { LiveClient, LiveOptions } from './liveClient.ts';
import { liveClient } from './liveClient.ts';

export interface TestApp extends Factories {
  /** Calls GraphQL and REST as a member with a session, or as a visitor. */
  as(member: Member | null): Caller;
  /** The same without the network, for requests by the thousand. */
  near(member: Member | null): Caller;
  /** Calls GraphQL and REST with headers of the test's choice. */
  with(headers: Record<string, string>): Caller;
  /** Follows live as a member, signed in by the same session, or as a visitor. */
  live(member: Member | null): Promise<LiveClient>;
  /** Follows live as a connection of the test's choice. */
  liveWith(options: LiveOptions): LiveClient;
  /** The token of the session by which `as` signs a member in. */
  tokenOf(member: Member): Promise<string>;
  /** The address of the server, without a slash at its end. */
  readonly url: string;
  /** The server itself, for requests by the thousand, which need no network. */
  readonly http: FastifyInstance;
  readonly backend: Backend;
  /** The folder of the instance, where its pictures are. */
  readonly dataDir: string;
  /** Runs any SQL, for rows that no factory creates and no response shows. */
  run<Row extends QueryResultRow>(text: string, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export type StartOptions = Pick<AppOptions, 'documents' | 'compileFrom' | 'pace' | 'unsent' | 'storeTimeout'>;

/** The shortest time between two looks for jobs that the queues allow, in seconds. */
const leastPolling = 0.5;

/**
 * Serves the whole product on a port and a database of its own; variables are those of the environment. Operations are
 * compiled at their first use, as those of the web client are, unless an option says otherwise. Background jobs run with `JOBS: 'on'`.
 */
export async function startApp(variables: Record<string, string> = {}, options: StartOptions = {}): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-'));
  const env = readEnv({
    LOG_LEVEL: 'silent',
    JOBS: 'off',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...variables,
  });
  const orm = await connect(database.url, { statementTimeout: statementTimeoutOf(env) });
  const { http, backend } = await makeApp({ env, orm, compileFrom: 1, jobPolling: leastPolling, ...options });
  const { instance } = backend.services;
  const { refresh } = instance;
  let reads = 0;
  // A spy of Vitest would keep the closed instance in memory until the last test file.
  instance.refresh = async () => {
    await refresh();
    reads += 1;
  };
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  // The settings are read for the second time once their changes are followed. No test must count that statement.
  await vi.waitUntil(() => reads > 1, { timeout: 60_000, interval: 5 });
  instance.refresh = refresh;
  // Without the timeouts of requests: filling a large table takes as long as the machine is busy.
  const pool = new Pool({ connectionString: database.url, max: 4, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  const liveClients: LiveClient[] = [];
  const tokens = new Map<string, Promise<string>>();

  function tokenOf(member: Member): Promise<string> {
    const token = tokens.get(member.id) ?? openSession(backend.sql, member.id, new Date());
    tokens.set(member.id, token);
    return token;
  }

  function liveWith(options: LiveOptions): LiveClient {
    const client = liveClient(url, options);
    liveClients.push(client);
    return client;
  }

  const headersOf = (member: Member | null) => async (): Promise<Record<string, string>> =>
    member ? { authorization: `Bearer ${await tokenOf(member)}` } : {};

  return {
    ...makeFactories(backend.sql),
    as: (member) => makeCaller(url, headersOf(member)),
    near: (member) => makeNearCaller(http, headersOf(member)),
    with: (headers) => makeCaller(url, async () => headers),
    live: async (member) =>
      liveWith({ params: member ? { authorization: `Bearer ${await tokenOf(member)}` } : undefined }),
    liveWith,
    tokenOf,
    url,
    http,
    backend,
    dataDir,
    run: async (text, ...values) => (await pool.query(text, values)).rows,
    async close() {
      await Promise.all(liveClients.map((client) => client.dispose()));
      await http.close();
      await pool.end();
      await orm.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
