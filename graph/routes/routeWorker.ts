import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { Circle } from './cutTrack.ts';
import type { DrawnMap } from './drawMap.ts';
import { drawMap } from './drawMap.ts';
import { RouteFault } from './RouteFault.ts';
import { readRouteFile } from './readRouteFile.ts';
import { decodeTrack } from './trackBytes.ts';

// The thread in which route files are read and maps are drawn. Node.js runs this file as it is: what it imports must be
// TypeScript that is JavaScript once its types are taken away, and hold no decorators.

/** What the thread is given to do: to read a file, or to draw what circles leave of a track. */
export type RouteJob =
  | { readonly kind: 'read'; readonly source: string | Uint8Array }
  | { readonly kind: 'cut'; readonly track: Uint8Array; readonly circles: readonly Circle[] };

/** What comes of it; a fault is one of the file. */
export type RouteResult = { readonly map: DrawnMap } | { readonly fault: string };

async function run(job: RouteJob): Promise<RouteResult> {
  if (job.kind === 'cut') return { map: drawMap(decodeTrack(Buffer.from(job.track)), job.circles) };
  const bytes = typeof job.source === 'string' ? await readFile(job.source) : job.source;
  try {
    return { map: drawMap(readRouteFile(bytes), []) };
  } catch (error) {
    if (error instanceof RouteFault) return { fault: error.message };
    throw error;
  }
}

// An error ends the thread, and with it the job.
parentPort?.on('message', async (job: RouteJob) => parentPort?.postMessage(await run(job)));
