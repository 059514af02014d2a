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
import { openDatabase } from './openDatabase.ts';

/** The context of a command: a request without a viewer, plus the instance itself. */
export interface Operator extends Context {
  readonly env: Env;
  readonly backend: Backend;
}

type Close = () => Promise<unknown>;

/**
 * Opens the instance for a command. `close` releases everything. Throws EnvironmentError, and CONFLICT if migrations
 * are pending.
 */
export async function openOperator(
  env: Env,
  command: { readonly takesAnySchema?: boolean },
): Promise<{ operator: Operator; close: Close }> {
  const closes: Close[] = [];
  async function close(): Promise<void> {
    for (const each of closes) await each();
  }
  try {
    const { url, close: closeDatabase } = await openDatabase(env);
    closes.unshift(closeDatabase);
    await requireDatabase(url);
    const orm = await connect(url);
    closes.unshift(() => orm.close());
    if (!command.takesAnySchema) await ensureSchema(orm);
    // Nothing listens: the command only needs the app’s services. It reads the primary, so that results are current.
    const { http, backend } = await makeApp({ env: { ...env, replicaUrls: [] }, orm });
    closes.unshift(() => http.close());
    return { operator: makeOperator(env, backend), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Migrates an empty database. Migrations of an existing one are left to the start of the server. */
async function ensureSchema(orm: MikroORM): Promise<void> {
  if ((await orm.migrator.getPending()).length === 0) return;
  if ((await orm.migrator.getExecuted()).length === 0) return migrate(orm);
  // Another process may be applying them, each in its own transaction.
  await awaitMigrations(orm);
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  throw new DomainError(
    'CONFLICT',
    `The database lacks ${pending.length} of this version's migrations: start the server once to apply them.`,
  );
}

function makeOperator(env: Env, backend: Backend): Operator {
  const { orm, sql } = backend;
  const services = { ...backend.services, securityLog: securityLogOnError(env.logLevel) };
  const now = new Date();
  const as = (viewer: Viewer | null) => ({ viewer, load: makeLoaders({ viewer, sql, now }, services) });
  return {
    ...as(null),
    as,
    sql,
    now,
    em: orm.em.fork(),
    services,
    cookie: { token: null, device: null, set: () => undefined, clear: () => undefined },
    requestId: newId(),
    address: 'the command line',
    access: null,
    share: null,
    cost: null,
    clock: operationClock(),
    isByBearer: false,
    hasInvalidToken: false,
    env,
    backend,
  };
}
