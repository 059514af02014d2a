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

/** As long as a write may take before an instant: who reads from then on misses nothing that was seen since. */
const beforeAnyWrite = (instant: Date) => new Date(instant.getTime() - longestWrite);

/** How many changes a replay reads: one more than it tells, which shows that there are too many. */
export const replayLimit = mostReplayed + 1;

/**
 * The instant from which on changes are read again to miss none since another; earlier, by as long as a write may take.
 * Throws GONE for what is longer ago than a day.
 */
export function replayStart(since: Date, now: Date): Date {
  // Once the clock has been set back, what was told before then is ahead of what is new.
  if (now.getTime() - since.getTime() <= longestAbsence) return beforeAnyWrite(since < now ? since : now);
  throw new DomainError('GONE', 'Live updates reach back 24 hours: read it anew and subscribe without `since`', {
    field: 'since',
  });
}

/**
 * The changes of a topic that are published from now on, until it is closed; amid them an instant from which on some may
 * be missing.
 */
function listen(pubSub: PubSub, topic: string) {
  const waiting = new Map<string, Change>();
  let lapse: Date | undefined;
  let state: 'open' | 'closed' | 'overrun' = 'open';
  let wake = () => {};
  const stop = pubSub.subscribe(topic, {
    changed(change) {
      // A change of state that waits already is told at its new place.
      waiting.delete(change.id);
      waiting.set(change.id, change);
      if (waiting.size > mostWaiting) end('overrun');
      wake();
    },
    lapsed(from) {
      if (!lapse || from < lapse) lapse = from;
      wake();
    },
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
    async *changes(): AsyncGenerator<Change | Date, void> {
      while (state === 'open') {
        const [change] = waiting.values();
        const next = lapse ?? change;
        if (lapse) lapse = undefined;
        else if (change) waiting.delete(change.id);
        if (next) yield next;
        else {
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
  /** From when on one is told first what has happened; absent where nothing is to be told of what was before. */
  start?: Date | null;
  /** What has happened since an instant, the oldest first: at most `replayLimit`. */
  replay: (start: Date) => Promise<Change[]>;
  /** What stands between the replay and what happens from now on. */
  caughtUp: Change;
  /** What becomes of each change on its way. */
  tell: (change: Change) => Told;
}

/**
 * Tells the changes of a topic: those that are replayed, then that this is done, then those that happen, each once. Where
 * its carrier may have lost some, they are read again and told with those around them, and then once more that this is done.
 * Throws GONE where there are more than 1,000 to tell. It listens from the call on, and its `return` ends that at any time.
 */
export function followChanges<Told>(followed: Followed<Told>): AsyncGenerator<Told, void> {
  const { pubSub, topic, start, replay, caughtUp, tell } = followed;
  const live = listen(pubSub, topic);
  const replayed = new Set<string>();

  async function* tellSince(instant: Date) {
    const missed = await replay(instant);
    if (missed.length > mostReplayed) {
      throw new DomainError('GONE', 'Too much has happened since: read it anew and subscribe without `since`');
    }
    replayed.clear();
    for (const { id } of missed) replayed.add(id);
    for (const change of missed) yield tell(change);
  }

  async function* all() {
    try {
      if (start) yield* tellSince(start);
      yield tell(caughtUp);
      for await (const next of live.changes()) {
        if (next instanceof Date) {
          yield* tellSince(beforeAnyWrite(next));
          yield tell(caughtUp);
        } else if (!replayed.delete(next.id)) yield tell(next);
      }
    } finally {
      live.close();
    }
  }

  return interruptible(all(), live.close);
}
