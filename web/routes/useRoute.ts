import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import type { RouteFigures } from './uploadRoute.ts';
import { uploadRoute } from './uploadRoute.ts';

export interface RideRoute extends RouteFigures {
  /** Of the file that was chosen now, with what others will see; absent for the one that the ride has had. */
  file?: { id: string; name: string; shown: RouteFigures | null };
}

interface Upload {
  name: string;
  /** How much has been sent, 0 to 100. */
  percent: number;
}

const MAXIMUM_BYTES = 20 * 2 ** 20;

/**
 * The route of a ride that is being written; it can be chosen, changed and removed until the ride is sent. `kept` is the
 * one that the ride already has.
 */
export function useRoute(kept?: RideRoute | null) {
  const [choice, setChoice] = useState<{ route?: RideRoute }>();
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const route = choice ? choice.route : (kept ?? undefined);

  const settle = (found: { problem?: string }) => {
    sending.current?.abort();
    sending.current = undefined;
    setUpload(undefined);
    setProblem(found.problem);
  };

  const choose = async (file: File) => {
    settle({ problem: file.size > MAXIMUM_BYTES ? 'Please choose a file of at most 20 MB.' : undefined });
    if (file.size > MAXIMUM_BYTES) return;
    const attempt = new AbortController();
    sending.current = attempt;
    const { name } = file;
    const onProgress = (percent: number) => !attempt.signal.aborted && setUpload({ name, percent });
    onProgress(0);
    try {
      const uploaded = await uploadRoute(file, { id: uuidv7(), signal: attempt.signal, onProgress });
      if (attempt.signal.aborted) return;
      const { id, distance, elevation, hasElevation, shown } = uploaded;
      setChoice({ route: { distance, elevation, hasElevation, file: { id, name, shown } } });
      settle({});
    } catch (error) {
      // It was taken back, or another was chosen.
      if (attempt.signal.aborted) return;
      console.error('Uploading the route failed:', error);
      settle({
        problem: faultOf(error)?.message ?? 'The route could not be uploaded. Check your connection and try again.',
      });
    }
  };

  return {
    route,
    upload,
    problem,
    /** What is sent of a choice; what is left out stays as it is. */
    routeId: choice && (choice.route?.file?.id ?? null),
    choose,
    cancel: () => settle({}),
    remove: () => {
      settle({});
      setChoice({});
    },
    /** The server does not take the route with the ride. */
    refuse: (message: string) => {
      settle({ problem: message });
      setChoice(undefined);
    },
    /** Back to what the ride has had. */
    reset: () => {
      settle({});
      setChoice(undefined);
    },
  };
}
