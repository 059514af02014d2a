import type { MikroORM } from '@mikro-orm/postgresql';
import { makeApp } from '../app.ts';
import type { Context } from '../context.ts';
import { migrate } from '../database/migrate.ts';
import { connect } from '../database/orm.ts';
import { type Env, EnvironmentError } from '../env.ts';
import { makeLoaders } from '../features.ts';
import type { Viewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import type { Backend } from '../requestContext.ts';
import type { Command } from './command.ts';
import { openDatabase } from './openDatabase.ts';

/** The operator at work: the context of a request that nobody is signed in to, and the instance itself. */
export interface Operator extends Context {
  readonly env: Env;
  readonly backend: Backend;
}

type Close = () => Promise<unknown>;

/** Opens the instance for a command; `close` gives everything back. Throws EnvironmentError, CONFLICT for an old schema. */
export async function openOperator(
  env: Env,
  command: Pick<Command, 'takesAnySchema'>,
): Promise<{ operator: Operator; close: Close }> {
  const closes: Close[] = [];
  async function close(): Promise<void> {
    for (const each of closes) await each();
  }
  try {
    const { url, close: closeDatabase } = await openDatabase(env);
    closes.unshift(closeDatabase);
    const orm = await connect(url);
    closes.unshift(() => orm.close());
    await requireConnection(orm);
    if (!command.takesAnySchema) await ensureSchema(orm);
    // Nothing listens: the app is made for the services that come with it, and an operator is told what holds now.
    const { http, backend } = await makeApp({ env: { ...env, replicaUrls: [] }, orm });
    closes.unshift(() => http.close());
    return { operator: makeOperator(env, backend), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireConnection(orm: MikroORM): Promise<void> {
  try {
    await orm.em.execute('select 1');
  } catch (error) {
    // The driver throws errors of the system; that of a name with several addresses has a code, but no message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(`The database cannot be reached (${message || code}): check DATABASE_URL.`);
  }
}

/** Sets an empty database up; one that lags behind is left to the start of the server, which is when it may change. */
async function ensureSchema(orm: MikroORM): Promise<void> {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  if ((await orm.migrator.getExecuted()).length === 0) return migrate(orm);
  throw new DomainError(
    'CONFLICT',
    `The database lacks ${pending.length} of this version's migrations: start the server once, which applies them.`,
  );
}

function makeOperator(env: Env, backend: Backend): Operator {
  const { orm, sql, services } = backend;
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
    asked: null,
    isByBearer: false,
    hasInvalidToken: false,
    env,
    backend,
  };
}
