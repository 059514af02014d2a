import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { StoredWaypoint } from '../model/routes/waypoints.ts';
import type { Circle } from './cutTrack.ts';
import { cutWaypoints } from './cutWaypoints.ts';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { RouteFault } from './RouteFault.ts';
import { readRouteFile } from './readRouteFile.ts';
import { decodeTrack } from './trackBytes.ts';

// The thread that reads route files and draws maps. Node.js runs this file from source: its imports must be erasable
// TypeScript without decorators.

/** A job of the thread: to read a file, or to draw a track outside circles. */
export type RouteJob =
  | { readonly kind: 'read'; readonly source: string | Uint8Array }
  | {
      readonly kind: 'cut';
      readonly track: Uint8Array;
      readonly waypoints: readonly StoredWaypoint[];
      readonly circles: readonly Circle[];
    };

export interface DrawnRoute {
  readonly map: DrawnMap;
  readonly waypoints: readonly StoredWaypoint[];
  /** When the recording in a file began. Null for a planned route, and for a cut. */
  readonly startedAt: Date | null;
  /** The ending of a file's name, by its content. Empty for a cut. */
  readonly ending: string;
}

/** The result of a job. `fault` is a fault of the file. */
export type RouteResult = DrawnRoute | { readonly fault: string };

async function run(job: RouteJob): Promise<RouteResult> {
  if (job.kind === 'cut') {
    const track = decodeTrack(Buffer.from(job.track));
    const waypoints = cutWaypoints(track, job.circles, job.waypoints);
    return { map: drawMap(track, job.circles), waypoints, startedAt: null, ending: '' };
  }
  const bytes = typeof job.source === 'string' ? await readFile(job.source) : job.source;
  try {
    const { track, ...facts } = readRouteFile(bytes);
    return { map: drawMap(track, []), ...facts };
  } catch (error) {
    if (error instanceof RouteFault) return { fault: error.message };
    throw error;
  }
}

// An error ends the thread, and with it the job.
parentPort?.on('message', async (job: RouteJob) => parentPort?.postMessage(await run(job)));
