import type { Context } from '../context.ts';
import { callerOf } from '../platform/lib/access.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { inLane } from '../platform/limits/lanes.ts';
import type { Replay } from '../platform/live/followChanges.ts';
import type { Change } from '../platform/live/pubSub.ts';

const { enter } = concurrencyGate({ ...doors.replay, of: 'replays', being: 'sent' });
/** The maximum time in milliseconds that a replay occupies its slot. A slow reader continues without a slot. */
const maxReplayTime = 10_000;

/** The replay of missed events. It waits for a slot, and each event costs one read. Throws RATE_LIMITED. */
export function replaying(ctx: Context, read: (start: Date) => Promise<Change[]>): Replay {
  const caller = callerOf(ctx);
  return {
    async begin(ended) {
      const leave = await enter(caller, ended);
      let isOver = false;
      const end = () => {
        clearTimeout(timer);
        if (!isOver) leave();
        isOver = true;
      };
      const timer = setTimeout(end, maxReplayTime).unref();
      return end;
    },
    read: (start) => inLane('replays', () => read(start)),
    async pay(count) {
      if (count > 0) await ctx.services.limiter.consume('reads', caller.key, count);
    },
  };
}
