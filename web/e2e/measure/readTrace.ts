export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The start in microseconds. */
  ts: number;
  /** The duration in microseconds. */
  dur?: number;
  /** CPU time in microseconds, which other work on the machine hardly changes. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

export interface TracedWork {
  /** The CPU time of the page from the first press to the next paint, in milliseconds. */
  untilPaint: number;
  /** The CPU time of the longest task, in milliseconds. */
  longestTask: number;
}

const presses = new Set(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown']);

/** Reads what the main thread of the page did for one press. */
export function readTrace(trace: Buffer): TracedWork {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const isPress = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && args.data?.type !== undefined && presses.has(args.data.type);
  const firstPress = traceEvents.filter(isPress).toSorted(byStart)[0];
  if (!firstPress) throw new Error('The trace has no press');
  const ofPage = traceEvents
    .filter(({ pid, tid }) => pid === firstPress.pid && tid === firstPress.tid)
    .toSorted(byStart);
  const lastPress = ofPage.findLast(isPress) ?? firstPress;
  const paint = ofPage.find(({ name, ts }) => name === 'Commit' && ts >= lastPress.ts);
  const tasks = ofPage.filter((event) => event.name === 'RunTask' && endOf(event) > firstPress.ts);
  const until = tasks.filter(({ ts }) => !paint || ts < paint.ts);
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    untilPaint: until.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    longestTask: Math.max(0, ...times),
  };
}

export const byStart = (one: TraceEvent, other: TraceEvent) => one.ts - other.ts;
export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
