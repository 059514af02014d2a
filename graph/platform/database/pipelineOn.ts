import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { PreparedQuery } from './preparedQuery.ts';

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

/** A connection that sends statements without waiting for earlier results. It is taken from the pool while it is busy. */
interface Pipeline {
  readonly client: Promise<PoolClient>;
  waiting: number;
  /** The time of the last result, or of the first statement. */
  movedAt: number;
  /** Makes it unavailable for new statements. */
  leave(): void;
}

export type Run = (prepared: PreparedQuery) => PreparedQuery['rows'];

/** Buffers writes until the end of the tick, so that all statements of a tick are sent in one packet. */
function corkUntilNextTick(client: PoolClient): void {
  // Every client of pg has this property, which its types omit.
  const { stream } = Reflect.get(client, 'connection') as { stream: Duplex };
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Runs statements on a few pipelined connections of a pool. Each statement is its own transaction, so a failed one does not affect
 * the others. If a connection breaks, only the statements on it fail.
 */
export function pipelineOn(pool: Pool): Run {
  const pipelines = new Set<Pipeline>();

  function open(): Pipeline {
    const pipeline: Pipeline = { client: pool.connect().then(enter), waiting: 0, movedAt: performance.now(), leave };
    pipelines.add(pipeline);
    return pipeline;

    function enter(client: PoolClient): PoolClient {
      // Without a listener the error would end the process. pg rejects the waiting statements.
      client.on('error', leave);
      return Object.assign(client, { pipeline: true });
    }

    function leave(): void {
      pipelines.delete(pipeline);
    }
  }

  async function close({ client, leave }: Pipeline): Promise<void> {
    leave();
    const opened = await client;
    opened.off('error', leave);
    Object.assign(opened, { pipeline: false }).release();
  }

  /** Chooses the pipeline that is expected to finish first. */
  function choose(): Pipeline {
    const now = performance.now();
    const isMoving = (pipeline: Pipeline) => now - pipeline.movedAt < stallTimeout;
    const byQueue = [...pipelines].sort((one, other) => one.waiting - other.waiting);
    const best = byQueue.find(isMoving);
    const isBusy = !best || best.waiting >= maxQueued;
    if (pipelines.size < minPipelines || (isBusy && pipelines.size < maxPipelines)) return open();
    return best ?? byQueue[0] ?? open();
  }

  return async (prepared) => {
    const pipeline = choose();
    pipeline.waiting += 1;
    try {
      const client = await pipeline.client;
      corkUntilNextTick(client);
      client.query(prepared.query);
      return await prepared.rows;
    } finally {
      pipeline.waiting -= 1;
      pipeline.movedAt = performance.now();
      if (pipeline.waiting === 0) void close(pipeline).catch(() => pipeline.leave());
    }
  };
}
