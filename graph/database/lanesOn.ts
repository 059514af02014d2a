import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import type { PreparedQuery } from './preparedQuery.ts';

/**
 * Two connections carry all statements where these are fast, so that PostgreSQL goes from one to the next without being
 * woken; more are taken as statements queue up. The rest of the pool is for transactions.
 */
const usualLanes = 2;
const mostLanes = 16;
/** How many statements wait on a lane before another one is opened. */
const fullLane = 16;
/** How long a lane may stand still, in milliseconds, before nothing more is sent behind what keeps it. */
const patience = 25;

/** A connection on which statements follow one another without waiting for answers, taken from the pool while it is busy. */
interface Lane {
  readonly client: Promise<PoolClient>;
  waiting: number;
  /** When it last had an answer or began to wait for one. */
  movedAt: number;
  /** Takes it out of the choice. */
  leave(): void;
}

export type Run = (prepared: PreparedQuery) => PreparedQuery['rows'];

/** Holds back what is written to the database until the end of the tick: statements that go out together go as one. */
function writeTogether(client: PoolClient): void {
  // Every client of pg has its connection so; its types do not tell.
  const { stream } = Reflect.get(client, 'connection') as { stream: Duplex };
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Runs statements on a few connections of a pool, one behind the other on each: every one is a transaction of its own, so
 * that one that fails leaves the others alone. A connection that breaks fails all that wait on it, and no more.
 */
export function lanesOn(pool: Pool): Run {
  const lanes = new Set<Lane>();

  function open(): Lane {
    const lane: Lane = { client: pool.connect().then(enter), waiting: 0, movedAt: performance.now(), leave };
    lanes.add(lane);
    return lane;

    function enter(client: PoolClient): PoolClient {
      // Unheard it would end the process; those that wait are told by pg.
      client.on('error', leave);
      return Object.assign(client, { pipeline: true });
    }

    function leave(): void {
      lanes.delete(lane);
    }
  }

  async function close({ client, leave }: Lane): Promise<void> {
    leave();
    const opened = await client;
    opened.off('error', leave);
    Object.assign(opened, { pipeline: false }).release();
  }

  /** The lane that is done soonest, as far as one can tell. */
  function choose(): Lane {
    const now = performance.now();
    const isMoving = (lane: Lane) => now - lane.movedAt < patience;
    const byQueue = [...lanes].sort((one, other) => one.waiting - other.waiting);
    const best = byQueue.find(isMoving);
    const isBusy = !best || best.waiting >= fullLane;
    if (lanes.size < usualLanes || (isBusy && lanes.size < mostLanes)) return open();
    return best ?? byQueue[0] ?? open();
  }

  return async (prepared) => {
    const lane = choose();
    lane.waiting += 1;
    try {
      const client = await lane.client;
      writeTogether(client);
      client.query(prepared.query);
      return await prepared.rows;
    } finally {
      lane.waiting -= 1;
      lane.movedAt = performance.now();
      if (lane.waiting === 0) void close(lane).catch(() => lane.leave());
    }
  };
}
