import { type ChildProcess, fork } from 'node:child_process';
import type { Caller } from '../platform/lib/access.ts';
import { childProgram, messageOf } from '../platform/lib/childProgram.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { RouteFault } from './RouteFault.ts';
import type { HostResult } from './routeHost.ts';
import { type Bounds, tooMuch } from './routeThread.ts';
import type { DrawnRoute, RouteJob } from './routeWorker.ts';

interface ReaderBounds extends Bounds {
  /** How long an idle process is kept, in milliseconds. */
  readonly idle: number;
}

const defaultBounds: ReaderBounds = { processorTime: 15_000, memory: 512, idle: 10_000 };

const program = childProgram('routes/routeHost');

export interface RouteReader {
  /**
   * Runs a job of a caller when the queue reaches it. Throws RouteFault for a faulty file or one that needs too much
   * time or memory, and RATE_LIMITED if too many wait, in total or from this caller.
   */
  run(job: RouteJob, caller: Caller): Promise<DrawnRoute>;
}

/** The error after the end of the process. V8 aborts a process that is out of memory. */
const errorAfter = (signal: string | null): Error =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' ? tooMuch() : new Error('The process that reads route files has ended');

/**
 * A process that reads route files one at a time, beside the server. It starts with the first job. It ends after a while without jobs, or
 * when a job fails.
 */
export function makeRouteReader({ idle, ...bounds }: ReaderBounds = defaultBounds): RouteReader {
  const enqueue = concurrencyGate({ ...doors.route, of: 'routes', being: 'taken in', hasOwnLimits: true });
  let host: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const begun = fork(program, [JSON.stringify(bounds)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {},
    });
    // A process that ends between two jobs loses nothing.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (host === begun) host = null;
    });
    return begun;
  }

  function end(): void {
    host?.kill('SIGKILL');
    host = null;
  }

  async function resultFor(job: RouteJob): Promise<HostResult> {
    clearTimeout(leaving);
    host ??= begin();
    const running = host;
    running.ref();
    running.channel?.ref();
    try {
      running.send(job);
      return await messageOf<HostResult>(running, errorAfter);
    } catch (error) {
      end();
      throw error;
    } finally {
      running.unref();
      running.channel?.unref();
      leaving = setTimeout(end, idle).unref();
    }
  }

  async function work(job: RouteJob): Promise<DrawnRoute> {
    const result = await resultFor(job);
    if ('fault' in result) throw new RouteFault(result.fault);
    if ('error' in result) throw new Error(result.error);
    // A buffer arrives as a plain Uint8Array.
    return { ...result, map: { ...result.map, track: Buffer.from(result.map.track) } };
  }

  return { run: (job, caller) => enqueue(() => work(job), caller) };
}

/** The shared one of this process. */
export const routeReader = makeRouteReader();

/** The error for a faulty file. */
export const refusalOf = (fault: RouteFault): DomainError =>
  new DomainError('BAD_USER_INPUT', `The route file ${fault.message}`, { field: 'file' });
