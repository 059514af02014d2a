import { RouteFault } from './RouteFault.ts';
import { type Bounds, makeRouteThread } from './routeThread.ts';
import type { RouteJob, RouteResult } from './routeWorker.ts';

// The process around the thread that reads route files. V8 ends the whole process of a thread that needs much more than its memory at
// once, so that process must not be the server. Node.js runs this file from source, as `routeWorker.ts`.

/** The result of a job. `error` is the message of an error that is no fault of the file. */
export type HostResult = RouteResult | { readonly error: string };

const bounds: Bounds = JSON.parse(process.argv[2] ?? '');
const run = makeRouteThread(bounds);

async function answer(job: RouteJob): Promise<HostResult> {
  try {
    return await run(job);
  } catch (error) {
    if (error instanceof RouteFault) return { fault: error.message };
    return { error: String(error) };
  }
}

process.on('message', async (job: RouteJob) => process.send?.(await answer(job)));
// The server has ended, or needs the process no longer.
process.on('disconnect', () => process.exit());
