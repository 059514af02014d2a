import { useEffect, useState } from 'react';

/** In milliseconds: a timer with a longer delay would fire at once. */
const MAX_TIMER_DELAY = 2 ** 31 - 1;

/** Whether an instant has passed. Updates when it does. */
export function useHasPassed(instant: string | null | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const time = instant ? Date.parse(instant) : Number.POSITIVE_INFINITY;
  const hasPassed = time <= now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a timer of the greatest length another one follows.
  useEffect(() => {
    if (hasPassed || !Number.isFinite(time)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(time - Date.now(), MAX_TIMER_DELAY));
    return () => clearTimeout(timer);
  }, [time, hasPassed, now]);

  return hasPassed;
}
