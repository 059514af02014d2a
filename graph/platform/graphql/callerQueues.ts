/** The kinds of large operations. */
export type Kind = 'request' | 'event';

interface CallerQueue {
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

/** One queue for each caller, whose operations run one at a time. Requests and events alternate, so that neither waits for all of the other. */
export function callerQueues() {
  const queues = new Map<string, CallerQueue>();

  function admitNext(key: string, queue: CallerQueue): void {
    const other = queue.current === 'request' ? 'event' : 'request';
    for (const kind of [other, queue.current] as const) {
      const [start] = queue.waiting[kind];
      if (!start) continue;
      queue.waiting[kind].delete(start);
      queue.current = kind;
      start();
      return;
    }
    queues.delete(key);
  }

  return {
    /** Waits until an operation may run. Returns the function that admits the next one. When `signal` aborts before, leaves the queue and throws its reason. */
    async enter(key: string, kind: Kind, signal?: AbortSignal): Promise<() => void> {
      const known = queues.get(key);
      if (known) await waitAmong(known.waiting[kind], signal);
      const queue = known ?? { waiting: { request: new Set(), event: new Set() }, current: kind };
      queues.set(key, queue);
      return () => admitNext(key, queue);
    },
  };
}
