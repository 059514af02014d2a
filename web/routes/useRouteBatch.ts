import { useEffect, useEffectEvent, useState } from 'react';
import type { RideRoute } from './sendRouteFile.ts';
import { faultOfFile, sendProblem, sendRouteFile } from './sendRouteFile.ts';

/** A file of a batch, and what has become of it. */
export type BatchFile = { readonly name: string } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'read'; readonly route: RideRoute }
  | { readonly state: 'failed'; readonly problem: string }
);

/**
 * Uploads files one after the other. A broken file does not stop the others. Those beyond `room` readable ones are not sent, with
 * `fullText` as their problem.
 */
export function useRouteBatch(files: readonly File[], { room, fullText }: { room: number; fullText: string }) {
  const [states, setStates] = useState<readonly BatchFile[]>([]);

  const run = useEffectEvent(async (chosen: readonly File[], signal: AbortSignal) => {
    setStates(chosen.map(({ name }) => ({ name, state: 'waiting' })));
    let read = 0;
    for (const [index, file] of chosen.entries()) {
      const { name } = file;
      const note = (state: BatchFile) => {
        if (!signal.aborted) setStates((latest) => latest.map((each, at) => (at === index ? state : each)));
      };
      const problem = read < room ? faultOfFile(file) : fullText;
      if (problem) {
        note({ name, state: 'failed', problem });
        continue;
      }
      try {
        note({ name, state: 'sending', percent: 0 });
        const onProgress = (percent: number) => note({ name, state: 'sending', percent });
        note({ name, state: 'read', route: await sendRouteFile(file, { signal, onProgress }) });
        read += 1;
      } catch (error) {
        if (signal.aborted) return;
        console.error('Uploading a route failed:', error);
        note({ name, state: 'failed', problem: sendProblem(error) });
      }
    }
  });
  useEffect(() => {
    const attempt = new AbortController();
    void run(files, attempt.signal);
    return () => attempt.abort();
  }, [files]);

  return states;
}
