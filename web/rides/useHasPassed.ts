import { useEffect, useState } from 'react';

/** A timer that is set for longer fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether an instant has come; it turns true by itself at that very moment. */
export function useHasPassed(instant: string | null | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const time = instant ? Date.parse(instant) : Number.POSITIVE_INFINITY;
  const hasPassed = time <= now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a timer of the greatest length another one follows.
  useEffect(() => {
    if (hasPassed || !Number.isFinite(time)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(time - Date.now(), LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [time, hasPassed, now]);

  return hasPassed;
}
