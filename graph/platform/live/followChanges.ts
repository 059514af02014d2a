import { DomainError } from '../lib/errors.ts';
import { pauseAfter } from '../lib/pauseAfter.ts';
import { interruptible } from './interruptible.ts';
import type { Change, PubSub } from './pubSub.ts';

// Follows changes without a gap: it subscribes first, then reads the changes since the instant, then skips the live changes that it
// has read already.

const minute = 60_000;
/** The maximum time from the timestamp of a write to its commit, because a picture can arrive slowly. */
const maxWriteTime = 3 * minute;
const maxReplayAge = 24 * 60 * minute;
const maxReplayed = 1_000;
/** The changes that wait for one subscriber. A network address has up to 5,000 subscriptions. */
const maxWaiting = 100;
/** The time after a replay in which its changes can still arrive as live ones, from a slow carrier. */
const maxLateness = minute;
/** The maximum pause of a replay after an event, in milliseconds. */
const maxPause = 50;

/** Early enough that a read from then on includes every write that was committed after the instant. */
const beforeAnyWrite = (instant: Date) => new Date(instant.getTime() - maxWriteTime);

/** The number of changes that a replay reads: one more than it sends, to detect that there are too many. */
export const replayLimit = maxReplayed + 1;

/**
 * The start of a replay of all changes since an instant: earlier by the maximum duration of a write. Throws GONE if the instant is
 * more than 24 hours ago.
 */
export function replayStart(since: Date, now: Date): Date {
  // After the clock was set back, `since` can be later than new changes.
  if (now.getTime() - since.getTime() <= maxReplayAge) return beforeAnyWrite(since < now ? since : now);
  throw new DomainError('GONE', 'Live updates reach back 24 hours: read the data again and subscribe without `since`', {
    field: 'since',
  });
}

/** Yields the changes of a topic until it is closed. A Date means that changes since then may have been lost. */
function listen(pubSub: FollowOptions<unknown>['pubSub'], topic: string) {
  const waiting = new Map<string, Change>();
  let missedFrom: Date | undefined;
  let state: 'open' | 'closed' | 'overrun' = 'open';
  let wake = () => {};
  const stop = pubSub.subscribe(topic, {
    changed(change) {
      // A newer change with the same id replaces the waiting one and moves to the end.
      waiting.delete(change.id);
      waiting.set(change.id, change);
      if (waiting.size > maxWaiting) end('overrun');
      wake();
    },
    missedSince(from) {
      if (!missedFrom || from < missedFrom) missedFrom = from;
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
        const next = missedFrom ?? change;
        if (missedFrom) missedFrom = undefined;
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

/** Replays earlier changes. */
export interface Replay {
  /** Waits for a slot and returns the function that frees it. Throws RATE_LIMITED, and the reason of an abort while it waits. */
  begin(ended: AbortSignal): Promise<() => void>;
  /** Returns the changes since an instant, the oldest first, at most `replayLimit`. */
  read(start: Date): Promise<Change[]>;
  /** Charges the rate limit for `count` events, before the first is sent. Throws RATE_LIMITED. */
  pay(count: number): Promise<void>;
}

interface FollowOptions<Event> {
  pubSub: Pick<PubSub, 'subscribe'>;
  topic: string;
  /** The instant from which changes are replayedIds. Absent: no replay. */
  start?: Date | null;
  replay: Replay;
  /** Sent between the replay and the live changes. */
  caughtUp: Change;
  /** Converts a change to the event that is sent. */
  toEvent: (change: Change) => Event;
}

/**
 * Yields the changes of a topic: the replayed ones, then `caughtUp`, then the live ones, each once. If the PubSub may have lost
 * changes, it replays them, possibly with some that were sent before, and then yields `caughtUp` again. Throws GONE if there are
 * more than 1,000 changes to replay. It subscribes at the call, and `return` unsubscribes at any time.
 */
export function followChanges<Event>(followed: FollowOptions<Event>): AsyncGenerator<Event, void> {
  const { pubSub, topic, start, replay, caughtUp, toEvent } = followed;
  const live = listen(pubSub, topic);
  const replayedIds = new Set<string>();
  let forgetting: NodeJS.Timeout | undefined;
  const ended = new AbortController();
  const stop = () => {
    ended.abort();
    live.close();
  };

  async function* replaySince(instant: Date, isRequested: boolean) {
    const missed = await replay.read(instant);
    if (missed.length > maxReplayed) {
      throw new DomainError('GONE', 'Too much has happened since: read the data again and subscribe without `since`');
    }
    // The subscriber pays for the replay that it requests, not for changes that the PubSub may have lost.
    if (isRequested) await replay.pay(missed.length);
    clearTimeout(forgetting);
    replayedIds.clear();
    for (const { id } of missed) replayedIds.add(id);
    for (const change of missed) {
      const began = performance.now();
      yield toEvent(change);
      // The pause is as long as the event took, so replays use at most half of the thread.
      if (isRequested) await pauseAfter(began, { most: maxPause });
    }
    forgetting = setTimeout(() => replayedIds.clear(), maxLateness).unref();
  }

  async function* replayMissed(instant: Date) {
    const end = await replay.begin(ended.signal);
    try {
      yield* replaySince(instant, true);
    } finally {
      end();
    }
  }

  async function* all() {
    try {
      if (start) yield* replayMissed(start);
      yield toEvent(caughtUp);
      for await (const next of live.changes()) {
        if (next instanceof Date) {
          yield* replaySince(beforeAnyWrite(next), false);
          yield toEvent(caughtUp);
        } else if (!replayedIds.delete(next.id)) yield toEvent(next);
      }
    } finally {
      clearTimeout(forgetting);
      live.close();
    }
  }

  return interruptible(all(), stop);
}
