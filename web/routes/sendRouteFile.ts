import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import type { Point } from '../moments/useDeviceLocation.ts';
import type { RouteFigures, UploadedRoute } from './uploadRoute.ts';
import { uploadRoute } from './uploadRoute.ts';

/** The start of a route, as its file has it. */
interface RouteStart {
  place?: Point;
  /** When the recording began. Absent for a planned route. */
  at?: Date;
}

export interface RideRoute extends RouteFigures {
  /** The newly chosen file, with the figures that others will see. Absent for the ride's own route. */
  file?: { id: string; name: string; shown: RouteFigures | null; start: RouteStart };
}

const MAX_BYTES = 20 * 2 ** 20;

const startOf = ({ line: [piece], startedAt }: UploadedRoute): RouteStart => ({
  place: piece?.[0],
  at: startedAt === null ? undefined : new Date(startedAt),
});

/** The fault of a file that the server would refuse unread. */
export const faultOfFile = ({ size }: File): string | undefined =>
  size > MAX_BYTES ? 'Please choose a file of at most 20 MB.' : undefined;

interface Sending {
  signal: AbortSignal;
  /** Receives the upload progress, 0 to 100. */
  onProgress(percent: number): void;
}

/** Uploads a file and returns its route for a form. Throws as `uploadRoute`. */
export async function sendRouteFile(file: File, sending: Sending): Promise<RideRoute> {
  const uploaded = await uploadRoute(file, { id: uuidv7(), ...sending });
  const { id, distance, elevation, hasElevation, shown } = uploaded;
  return { distance, elevation, hasElevation, file: { id, name: file.name, shown, start: startOf(uploaded) } };
}

/** One sentence for a file that could not be uploaded. */
export const sendProblem = (error: unknown): string =>
  faultOf(error)?.message ?? 'The route could not be uploaded. Check your connection and try again.';
