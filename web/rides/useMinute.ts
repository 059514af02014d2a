import { useEffect, useState } from 'react';

const minuteLength = 60_000;

/** The current time. Updates when the number of whole minutes until the instant changes, and stops at the instant. */
export function useMinute(instant: number): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (!(instant > now)) return;
    const untilChange = (instant - Date.now()) % minuteLength || minuteLength;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(1, untilChange));
    return () => clearTimeout(timer);
  }, [instant, now]);

  return now;
}
