import { DomainError } from './errors.ts';
import { interruptible } from './interruptible.ts';
import type { Change, PubSub } from './pubSub.ts';

// Following changes from an instant on without a gap: first one listens, then reads what has been since, and of what was
// heard meanwhile leaves out what was read.

const minute = 60_000;
/** How long it may take from the instant that a write carries until others see it: a picture may arrive slowly. */
const longestWrite = 3 * minute;
const longestAbsence = 24 * 60 * minute;
const mostReplayed = 1_000;
const mostWaiting = 1_000;

/** How many changes a replay reads: one more than it tells, which shows that there are too many. */
export const replayLimit = mostReplayed + 1;

/**
 * The instant from which on changes are read again to miss none since another; earlier, by as long as a write may take.
 * Throws GONE for what is longer ago than a day.
 */
export function replayStart(since: Date, now: Date): Date {
  if (now.getTime() - since.getTime() <= longestAbsence) return new Date(since.getTime() - longestWrite);
  throw new DomainError('GONE', 'Live updates reach back 24 hours: read it anew and subscribe without `since`', {
    field: 'since',
  });
}

/** The changes of a topic that are published from now on, until it is closed. */
function listen(pubSub: PubSub, topic: string) {
  const waiting = new Map<string, Change>();
  let state: 'open' | 'closed' | 'overrun' = 'open';
  let wake = () => {};
  const stop = pubSub.subscribe(topic, (change) => {
    // A change of state that waits already is told at its new place.
    waiting.delete(change.id);
    waiting.set(change.id, change);
    if (waiting.size > mostWaiting) end('overrun');
    wake();
  });

  function end(how: 'closed' | 'overrun'): void {
    if (state !== 'open') return;
    state = how;
    stop();
    waiting.clear();
    wake();
  }

  return {
    close: () => end('closed'),
    async *changes() {
      while (state === 'open') {
        const [next] = waiting.values();
        if (next) {
          waiting.delete(next.id);
          yield next;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
      if (state === 'overrun') throw new DomainError('GONE', 'You read too slowly: subscribe again with `since`');
    },
  };
}

interface Followed<Told> {
  pubSub: PubSub;
  topic: string;
  /** What has happened before now and is to be told first, the oldest first: at most `replayLimit`. */
  replay: () => Promise<Change[]>;
  /** What stands between the replay and what happens from now on. */
  caughtUp: Change;
  /** What becomes of each change on its way. */
  tell: (change: Change) => Told;
}

/**
 * Tells the changes of a topic: those that are replayed, then that this is done, then those that happen, each once. Throws
 * GONE where there are more than 1,000 to tell. It listens from the call on, and its `return` ends that at any time.
 */
export function followChanges<Told>({
  pubSub,
  topic,
  replay,
  caughtUp,
  tell,
}: Followed<Told>): AsyncGenerator<Told, void> {
  const live = listen(pubSub, topic);

  async function* all() {
    try {
      const missed = await replay();
      if (missed.length > mostReplayed) {
        throw new DomainError('GONE', 'Too much has happened since: read it anew and subscribe without `since`');
      }
      for (const change of missed) yield tell(change);
      yield tell(caughtUp);
      const told = new Set(missed.map(({ id }) => id));
      for await (const change of live.changes()) if (!told.delete(change.id)) yield tell(change);
    } finally {
      live.close();
    }
  }

  return interruptible(all(), live.close);
}
