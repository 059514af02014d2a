import { useEffect, useRef, useState } from 'react';
import { faultOfFile, type RideRoute, sendProblem, sendRouteFile } from './sendRouteFile.ts';

/** Whether privacy zones hide some of a newly chosen route. */
export const isCut = ({ distance, elevation, file }: RideRoute): boolean =>
  file !== undefined && (file.shown?.distance !== distance || file.shown.elevation !== elevation);

interface Upload {
  name: string;
  /** The upload progress, 0 to 100. */
  percent: number;
}

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
    const fault = faultOfFile(file);
    stop(fault);
    if (fault) return;
    const attempt = new AbortController();
    sending.current = attempt;
    const { name } = file;
    const onProgress = (percent: number) => !attempt.signal.aborted && setUpload({ name, percent });
    onProgress(0);
    try {
      const route = await sendRouteFile(file, { signal: attempt.signal, onProgress });
      if (attempt.signal.aborted) return;
      onUploaded(route);
      stop();
    } catch (error) {
      // The user cancelled or chose another file.
      if (attempt.signal.aborted) return;
      console.error('Uploading the route failed:', error);
      stop(sendProblem(error));
    }
  };

  return { upload, problem, start, stop };
}
