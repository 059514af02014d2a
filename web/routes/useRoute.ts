import { useEffect, useRef, useState } from 'react';
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

/** Whether privacy zones hide some of a newly chosen route. */
export const isCut = ({ distance, elevation, file }: RideRoute): boolean =>
  file !== undefined && (file.shown?.distance !== distance || file.shown.elevation !== elevation);

const startOf = ({ line: [piece], startedAt }: UploadedRoute): RouteStart => ({
  place: piece?.[0],
  at: startedAt === null ? undefined : new Date(startedAt),
});

interface Upload {
  name: string;
  /** The upload progress, 0 to 100. */
  percent: number;
}

const MAX_BYTES = 20 * 2 ** 20;

/**
 * The route of a ride in a form: choose, replace, remove. `kept` is the route that the ride already has.
 */
export function useRoute(kept?: RideRoute | null) {
  const [choice, setChoice] = useState<{ route?: RideRoute }>();
  const { upload, problem, start, stop } = useRouteUpload((route) => setChoice({ route }));
  const route = choice ? choice.route : (kept ?? undefined);

  return {
    route,
    upload,
    problem,
    /** The field to send: undefined leaves the route unchanged, null removes it. */
    routeId: choice && (choice.route?.file?.id ?? null),
    choose: start,
    cancel: () => stop(),
    remove: () => {
      stop();
      setChoice({});
    },
    /** Called when the server rejects the route together with the ride. */
    refuse: (message: string) => {
      stop(message);
      setChoice(undefined);
    },
    /** Restores the ride's own route. */
    reset: () => {
      stop();
      setChoice(undefined);
    },
  };
}

/** Uploads one file at a time. A new start, a stop and unmounting abort the current upload. */
function useRouteUpload(onUploaded: (route: RideRoute) => void) {
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const stop = (message?: string) => {
    sending.current?.abort();
    sending.current = undefined;
    setUpload(undefined);
    setProblem(message);
  };

  const start = async (file: File) => {
    stop(file.size > MAX_BYTES ? 'Please choose a file of at most 20 MB.' : undefined);
    if (file.size > MAX_BYTES) return;
    const attempt = new AbortController();
    sending.current = attempt;
    const { name } = file;
    const onProgress = (percent: number) => !attempt.signal.aborted && setUpload({ name, percent });
    onProgress(0);
    try {
      const uploaded = await uploadRoute(file, { id: uuidv7(), signal: attempt.signal, onProgress });
      if (attempt.signal.aborted) return;
      const { id, distance, elevation, hasElevation, shown } = uploaded;
      onUploaded({ distance, elevation, hasElevation, file: { id, name, shown, start: startOf(uploaded) } });
      stop();
    } catch (error) {
      // The user cancelled or chose another file.
      if (attempt.signal.aborted) return;
      console.error('Uploading the route failed:', error);
      stop(faultOf(error)?.message ?? 'The route could not be uploaded. Check your connection and try again.');
    }
  };

  return { upload, problem, start, stop };
}
