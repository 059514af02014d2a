import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Caller } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { projectFile } from '../platform/lib/projectFolder.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { RouteFault } from './RouteFault.ts';
import type { DrawnRoute, RouteJob, RouteResult } from './routeWorker.ts';

interface Bounds {
  /** The maximum processor time of one job, in milliseconds. */
  readonly processorTime: number;
  /** The maximum memory of the thread, in megabytes. */
  readonly memory: number;
  /** How long an idle thread is kept, in milliseconds. */
  readonly idle: number;
}

const defaultBounds: Bounds = { processorTime: 15_000, memory: 512, idle: 10_000 };

// A server that runs from its sources also starts the thread from them.
const program = import.meta.url.endsWith('.ts')
  ? projectFile('graph/routes/routeWorker.ts')
  : projectFile('dist/graph/routes/routeWorker.js');

export interface RouteThread {
  /**
   * Runs a job of a caller when the queue reaches it. Throws RouteFault for a faulty file or one that needs too much
   * time or memory, and RATE_LIMITED if too many wait, in total or from this caller.
   */
  run(job: RouteJob, caller: Caller): Promise<DrawnRoute>;
}

const tooMuch = () => new RouteFault('takes too much time or memory to read');

/** How often the time of a job is checked, in milliseconds. */
const checkInterval = 100;

/**
 * The processor time of a thread, in milliseconds. Before Node.js 24.6 it is the time in which the thread was not idle,
 * which on a busy machine includes waiting for a core.
 */
async function timeTakenBy(worker: Worker): Promise<number> {
  if (typeof worker.cpuUsage !== 'function') return worker.performance.eventLoopUtilization().active;
  // A thread that has not started, or has ended, returns no usage.
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/**
 * Calls `call` once the thread has used more than `most` processor time from now on. Returns a function that stops the
 * watch.
 */
function watchTime(worker: Worker, most: number, call: () => void): () => void {
  let isOver = false;
  async function watch(): Promise<void> {
    const before = await timeTakenBy(worker);
    while (!isOver) {
      await setTimeout(Math.min(checkInterval, most), undefined, { ref: false });
      if (!isOver && (await timeTakenBy(worker)) - before > most) return call();
    }
  }
  void watch();
  return () => {
    isOver = true;
  };
}

/** The result of a job, or the end of its thread. */
function outcomeOf(worker: Worker, processorTime: number): Promise<RouteResult> {
  const { promise, resolve, reject } = Promise.withResolvers<RouteResult>();
  const endWatch = watchTime(worker, processorTime, () => reject(tooMuch()));
  const handleError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
  const handleExit = () => reject(new Error('The thread that reads route files has ended'));
  worker.once('message', resolve).once('error', handleError).once('exit', handleExit);
  return promise.finally(() => {
    endWatch();
    worker.off('message', resolve).off('error', handleError).off('exit', handleExit);
  });
}

/**
 * A thread that reads route files one at a time, beside the thread of requests. It starts with the first job. It ends
 * after a while without jobs, or when a job fails.
 */
export function makeRouteThread({ processorTime, memory, idle }: Bounds = defaultBounds): RouteThread {
  const enqueue = concurrencyGate({ ...doors.route, of: 'routes', being: 'taken in', hasOwnLimits: true });
  let worker: Worker | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const limits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 };
    const begun = new Worker(program, { resourceLimits: limits, execArgv: [], env: {} });
    // A thread that ends between two jobs loses nothing.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (worker === begun) worker = null;
    });
    return begun;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function outcome(job: RouteJob): Promise<RouteResult> {
    clearTimeout(leaving);
    worker ??= begin();
    worker.ref();
    try {
      worker.postMessage(job);
      return await outcomeOf(worker, processorTime);
    } catch (error) {
      await end();
      throw error;
    } finally {
      worker?.unref();
      leaving = globalThis.setTimeout(end, idle).unref();
    }
  }

  async function work(job: RouteJob): Promise<DrawnRoute> {
    const result = await outcome(job);
    if ('fault' in result) throw new RouteFault(result.fault);
    // A buffer arrives as a plain Uint8Array.
    return { ...result, map: { ...result.map, track: Buffer.from(result.map.track) } };
  }

  return { run: (job, caller) => enqueue(() => work(job), caller) };
}

/** The shared one of this process. */
export const routeThread = makeRouteThread();

/** The error for a faulty file. */
export const refusalOf = (fault: RouteFault): DomainError =>
  new DomainError('BAD_USER_INPUT', `The route file ${fault.message}`, { field: 'file' });
