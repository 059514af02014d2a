import type { Duplex } from 'node:stream';
import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';
import { concurrencyGate } from '../limits/concurrencyGate.ts';
import { type PreparedQuery, preparedQuery } from './preparedQuery.ts';
import type { Statement } from './sql.ts';

/**
 * Two connections run all statements while these are fast, so that PostgreSQL finds the next statement without a wait. More are
 * opened as statements queue up. The other connections of the pool are for transactions.
 */
const minPipelines = 2;
const maxPipelines = 16;
/** The queue length of a pipeline above which another one is opened. */
const maxQueued = 16;
/** The milliseconds without a result after which a pipeline gets no more statements. */
const stallTimeout = 25;
/** The milliseconds between two checks of a pipeline. If others wait and no result came in between, its statement is cancelled. */
const checkInterval = 750;
/** The number of cancelled statements that run again at once, each on a connection of its own. */
const maxAlone = 6;

/** A connection that sends statements without waiting for earlier results. It is taken from the pool while it is busy. */
interface Pipeline {
  readonly client: Promise<PoolClient>;
  waiting: number;
  /** The time of the last result, or of the first statement. */
  movedAt: number;
  /** Settles when the last request to cancel a statement has been handled. Null: there was none. */
  cancelling: Promise<void> | null;
  /** Makes it unavailable for new statements. */
  leave(): void;
}

export type Run = (statement: Statement, values: readonly unknown[]) => PreparedQuery['rows'];

/** Buffers writes until the end of the tick, so that all statements of a tick are sent in one packet. */
function corkUntilNextTick(client: PoolClient): void {
  // Every client of pg has this property, which its types omit.
  const { stream } = Reflect.get(client, 'connection') as { stream: Duplex };
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Cancels the statement that `client` runs now, by a connection outside the pool: all connections of the pool can be busy. */
async function cancelOn(pool: Pool, client: PoolClient): Promise<void> {
  const other = new Client(pool.options);
  // Without a listener the error would end the process. The query rejects.
  other.on('error', () => undefined);
  try {
    await other.connect();
    await other.query('select pg_cancel_backend($1)', [Reflect.get(client, 'processID')]);
  } finally {
    await other.end();
  }
}

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined);

const isCancelled = (error: unknown): boolean => codeOf(error) === '57014';

/**
 * Nothing of it has run: it waited behind the statement that was to prepare it, and that failed, for example because it was cancelled. Or
 * it prepared again what another one behind that statement had prepared meanwhile.
 */
const isUnprepared = (error: unknown): boolean => ['26000', '42P05'].includes(codeOf(error) ?? '');

function openPipeline(pool: Pool, pipelines: Set<Pipeline>): Pipeline {
  const pipeline: Pipeline = {
    client: pool.connect().then(enter),
    waiting: 0,
    movedAt: performance.now(),
    cancelling: null,
    leave,
  };
  let checkedAt = 0;
  const checks = setInterval(check, checkInterval).unref();
  pipelines.add(pipeline);
  return pipeline;

  function enter(client: PoolClient): PoolClient {
    // Without a listener the error would end the process. pg rejects the waiting statements.
    client.on('error', leave);
    pipeline.movedAt = performance.now();
    return Object.assign(client, { pipeline: true });
  }

  function leave(): void {
    clearInterval(checks);
    pipelines.delete(pipeline);
  }

  /** Two checks without a result in between, so that a process that was busy itself cancels nothing. */
  function check(): void {
    const { movedAt, waiting } = pipeline;
    if (movedAt === checkedAt && waiting > 1) {
      pipeline.cancelling = pipeline.client.then((client) => cancelOn(pool, client)).catch(() => undefined);
    }
    checkedAt = movedAt;
  }
}

/** Releases the connection, after a cancellation under way: it must not hit the next user of the connection. */
async function closePipeline({ client, cancelling, leave }: Pipeline): Promise<void> {
  leave();
  const opened = await client;
  await cancelling;
  opened.off('error', leave);
  Object.assign(opened, { pipeline: false }).release();
}

async function runOn(pipeline: Pipeline, { query, rows }: PreparedQuery): PreparedQuery['rows'] {
  pipeline.waiting += 1;
  try {
    const client = await pipeline.client;
    corkUntilNextTick(client);
    client.query(query);
    return await rows;
  } finally {
    pipeline.waiting -= 1;
    pipeline.movedAt = performance.now();
    if (pipeline.waiting === 0) void closePipeline(pipeline).catch(() => pipeline.leave());
  }
}

const unbounded = {
  all: Number.POSITIVE_INFINITY,
  ofOne: Number.POSITIVE_INFINITY,
  ofAddress: Number.POSITIVE_INFINITY,
};

/**
 * Runs statements on a few pipelined connections of a pool. Each statement is its own transaction, so a failed one does not affect
 * the others. If a connection breaks, only the statements on it fail. A statement that keeps others waiting is cancelled, which rolls
 * it back, and runs again on a connection of its own. So do those that it was to prepare.
 */
export function pipelineOn(pool: Pool): Run {
  const pipelines = new Set<Pipeline>();
  const running = { all: maxAlone, ofOne: maxAlone, ofAddress: maxAlone };
  const alone = concurrencyGate({ running, waiting: unbounded, of: 'slow statements', being: 'run' });

  /** Chooses the pipeline that is expected to finish first. */
  function choose(): Pipeline {
    const now = performance.now();
    const isMoving = (pipeline: Pipeline) => now - pipeline.movedAt < stallTimeout;
    const byQueue = [...pipelines].sort((one, other) => one.waiting - other.waiting);
    const best = byQueue.find(isMoving);
    const isBusy = !best || best.waiting >= maxQueued;
    if (pipelines.size < minPipelines || (isBusy && pipelines.size < maxPipelines))
      return openPipeline(pool, pipelines);
    return best ?? byQueue[0] ?? openPipeline(pool, pipelines);
  }

  return async (statement, values) => {
    const prepared = preparedQuery(statement, values);
    const pipeline = choose();
    try {
      return await runOn(pipeline, prepared);
    } catch (error) {
      if (!isUnprepared(error) && !(pipeline.cancelling && isCancelled(error))) throw error;
    }
    return alone(() => runOn(openPipeline(pool, new Set()), preparedQuery(statement, values)));
  };
}
