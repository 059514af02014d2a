import { Worker } from 'node:worker_threads';
import { DomainError } from '../lib/errors.ts';
import { workQueue } from '../lib/workQueue.ts';
import type { DrawnMap } from './drawMap.ts';
import { RouteFault } from './RouteFault.ts';
import type { RouteJob, RouteResult } from './routeWorker.ts';

interface Bounds {
  /** How long one job may take, in milliseconds. */
  readonly patience: number;
  /** How much memory its thread may have, in megabytes. */
  readonly memory: number;
  /** How long a thread with nothing to do is kept, in milliseconds. */
  readonly idle: number;
}

const usual: Bounds = { patience: 15_000, memory: 512, idle: 10_000 };

// As it stands beside this file, compiled or not.
const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const program = new URL(`./routeWorker.${ending}`, import.meta.url);

export interface Workshop {
  /**
   * Does a job for a caller when its turn comes. Throws RouteFault for a file at fault or one that takes more time or memory
   * than there is, RATE_LIMITED where too many wait, in all or of this caller.
   */
  run(job: RouteJob, caller: string): Promise<DrawnMap>;
}

const tooMuch = () => new RouteFault('takes too much time or memory to read');

/** What becomes of a job: its result, or the end of its thread. */
function outcomeOf(worker: Worker, patience: number): Promise<RouteResult> {
  const { promise, resolve, reject } = Promise.withResolvers<RouteResult>();
  const timer = setTimeout(() => reject(tooMuch()), patience);
  const handleError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
  const handleExit = () => reject(new Error('The thread that reads route files has ended'));
  worker.once('message', resolve).once('error', handleError).once('exit', handleExit);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', handleError).off('exit', handleExit);
  });
}

/**
 * A thread beside the one that answers requests, in which route files are read one at a time: it starts with the first and
 * ends when there has been nothing to do for a while, or when a job does not end well.
 */
export function makeWorkshop({ patience, memory, idle }: Bounds = usual): Workshop {
  const enqueue = workQueue({ running: 1, waiting: 64, waitingOfOne: 2, of: 'routes' });
  let worker: Worker | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const limits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 };
    const begun = new Worker(program, { resourceLimits: limits, execArgv: [], env: {} });
    // One that ends between two jobs takes nothing with it.
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
      return await outcomeOf(worker, patience);
    } catch (error) {
      await end();
      throw error;
    } finally {
      worker?.unref();
      leaving = setTimeout(end, idle).unref();
    }
  }

  async function work(job: RouteJob): Promise<DrawnMap> {
    const result = await outcome(job);
    if ('fault' in result) throw new RouteFault(result.fault);
    // A buffer arrives as the bytes that it is made of.
    return { ...result.map, track: Buffer.from(result.map.track) };
  }

  return { run: (job, caller) => enqueue(() => work(job), caller) };
}

/** That of this process. */
export const workshop = makeWorkshop();

/** The refusal of a file at fault. */
export const refusalOf = (fault: RouteFault): DomainError =>
  new DomainError('BAD_USER_INPUT', `The route file ${fault.message}`, { field: 'file' });
