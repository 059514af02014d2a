import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { childProgram } from '../platform/lib/childProgram.ts';
import { RouteFault } from './RouteFault.ts';
import type { RouteJob, RouteResult } from './routeWorker.ts';

/** The limits of reading a file. */
export interface Bounds {
  /** The maximum processor time of one job, in milliseconds. */
  readonly processorTime: number;
  /** The maximum memory of the thread, in megabytes. */
  readonly memory: number;
}

const program = childProgram('routes/routeWorker');

export const tooMuch = () => new RouteFault('takes too much time or memory to read');

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
 * A thread that runs one job at a time. It starts with the first job, and ends when a job fails, and after each file: what a file has
 * changed in it must not reach the next one.
 */
export function makeRouteThread({ processorTime, memory }: Bounds): (job: RouteJob) => Promise<RouteResult> {
  let worker: Worker | null = null;

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

  return async (job) => {
    worker ??= begin();
    try {
      worker.postMessage(job);
      const result = await outcomeOf(worker, processorTime);
      if (job.kind === 'read') await end();
      return result;
    } catch (error) {
      await end();
      throw error;
    }
  };
}
