import { byStart, endOf, type TraceEvent } from './readTrace.ts';

/** The CPU time of the page for each of its frames, in milliseconds. */
export function readFrames(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const isStart = ({ name }: TraceEvent) => name === 'FireAnimationFrame';
  const first = traceEvents.find(isStart);
  if (!first) throw new Error('The trace has no frame');
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).toSorted(byStart);
  const starts = ofPage.filter(isStart);
  const frames = starts.map(() => 0);
  for (const task of ofPage.filter(({ name }) => name === 'RunTask')) {
    const index = starts.findLastIndex(({ ts }) => ts < endOf(task));
    if (index >= 0) frames[index] = (frames[index] ?? 0) + (task.tdur ?? 0) / 1000;
  }
  return frames;
}
