/** The kinds of large operations. */
export type Kind = 'request' | 'event';

interface Line {
  /** The operations that wait, each as the function that begins it. */
  readonly waiting: Readonly<Record<Kind, Set<() => void>>>;
  /** The kind of the operation that runs or pauses. */
  current: Kind;
}

async function waitAmong(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => waiting.delete(resolve) && reject(signal?.reason);
  waiting.add(resolve);
  signal?.addEventListener('abort', giveUp, { once: true });
  await promise;
  signal?.removeEventListener('abort', giveUp);
}

/** The lines of callers: one operation of each caller at a time. Requests and events take turns, so that neither waits for all of the other. */
export function callerLines() {
  const lines = new Map<string, Line>();

  function admitNext(key: string, line: Line): void {
    const other = line.current === 'request' ? 'event' : 'request';
    for (const kind of [other, line.current] as const) {
      const [start] = line.waiting[kind];
      if (!start) continue;
      line.waiting[kind].delete(start);
      line.current = kind;
      start();
      return;
    }
    lines.delete(key);
  }

  return {
    /** Waits for the turn of an operation. Returns the function that admits the next one. When `signal` aborts before, leaves the line and throws its reason. */
    async enter(key: string, kind: Kind, signal?: AbortSignal): Promise<() => void> {
      const known = lines.get(key);
      if (known) await waitAmong(known.waiting[kind], signal);
      const line = known ?? { waiting: { request: new Set(), event: new Set() }, current: kind };
      lines.set(key, line);
      return () => admitNext(key, line);
    },
  };
}
