import type { MikroORM } from '@mikro-orm/postgresql';
import { makeApp } from '../../app/app.ts';
import { makeLoaders } from '../../app/features.ts';
import type { Context } from '../../context.ts';
import type { Backend } from '../../doors/request/requestContext.ts';
import { connect } from '../../model/orm.ts';
import { awaitMigrations, migrate } from '../../platform/database/migrate.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import type { Env } from '../../platform/env/env.ts';
import { operationClock } from '../../platform/graphql/operationClock.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { newId } from '../../platform/lib/ids.ts';
import { securityLogOnError } from '../../platform/telemetry/securityLog.ts';
import { type DatabaseNeeds, noDatabase, openDatabase } from './openDatabase.ts';
import { operatorName } from './operatorName.ts';

/** The context of a command: a request without a viewer, plus the instance itself. */
export interface Operator extends Context {
  readonly env: Env;
  readonly backend: Backend;
  /** The name of the person who runs the command, for the log. */
  readonly operatorName: string;
}

type Close = () => Promise<unknown>;

interface Opening {
  readonly env: Env;
  readonly command: DatabaseNeeds;
}

/**
 * Opens the instance for a command. `close` releases everything. Throws EnvironmentError, also if there is no database,
 * and CONFLICT if migrations are pending.
 */
export async function openOperator(env: Env, command: DatabaseNeeds): Promise<{ operator: Operator; close: Close }> {
  const closes: Close[] = [];
  async function close(): Promise<void> {
    for (const each of closes) await each();
  }
  try {
    const { url, close: closeDatabase } = await openDatabase(env, command);
    closes.unshift(closeDatabase);
    await requireDatabase(url);
    const orm = await connect(url);
    closes.unshift(() => orm.close());
    if (!command.takesAnySchema) await ensureSchema(orm, { env, command });
    // Nothing listens: the command only needs the app’s services. It reads the primary, so that results are current.
    const { http, backend } = await makeApp({ env: { ...env, replicaUrls: [] }, orm });
    closes.unshift(() => http.close());
    if (!command.takesAnySchema) await backend.services.instance.refresh();
    return { operator: makeOperator(env, backend), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Migrates an empty database for a command that creates one. Migrations of an existing one are left to the start of the
 * server.
 */
async function ensureSchema(orm: MikroORM, { env, command }: Opening): Promise<void> {
  if ((await orm.migrator.getPending()).length === 0) return;
  const isEmpty = async () => (await orm.migrator.getExecuted()).length === 0;
  if (command.createsDatabase && (await isEmpty())) return migrate(orm);
  // Another process may be applying them, each in its own transaction.
  await awaitMigrations(orm);
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  if (await isEmpty()) throw noDatabase(env.databaseUrl ? 'at DATABASE_URL' : `in DATA_DIR ${env.dataDir}`);
  throw new DomainError(
    'CONFLICT',
    `The database lacks ${pending.length} of this version's migrations: start the server once to apply them.`,
  );
}

function makeOperator(env: Env, backend: Backend): Operator {
  const { orm, sql } = backend;
  const services = { ...backend.services, securityLog: securityLogOnError(env.logLevel) };
  const now = new Date();
  const cookie = { token: null, device: null, set: () => undefined, clear: () => undefined };
  const as = (viewer: Viewer | null) => ({ viewer, load: makeLoaders({ viewer, sql, now }, services) });
  return {
    ...as(null),
    as,
    sql,
    now,
    em: orm.em.fork(),
    services,
    cookie,
    attempt: cookie,
    deviceCookie: cookie,
    board: { cookie, operator: async () => null, forget: () => undefined },
    requestId: newId(),
    origin: () => env.publicUrl ?? `http://localhost:${env.port}`,
    address: 'the command line',
    access: null,
    share: null,
    cost: null,
    clock: operationClock(),
    isByBearer: false,
    hasInvalidToken: false,
    env,
    backend,
    operatorName: operatorName(),
  };
}
