import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { useToastIfAny } from './Toast.tsx';

/** The part after it was requested and has loaded. A failure shows a toast and calls `onFail`. */
export function useLazyPart<Part>(part: LazyPart<Part>, isWanted: boolean, onFail: () => void): Part | undefined {
  const [, setArrived] = useState(false);
  const toast = useToastIfAny();
  const handleFailure = useEffectEvent((error: unknown) => {
    console.error('Loading a part of the page failed:', error);
    toast?.({ title: 'This could not be loaded. Please try again.', tone: 'danger' });
    onFail();
  });

  useEffect(() => {
    if (!isWanted || part.get()) return;
    let isMounted = true;
    part.load().then(
      () => isMounted && setArrived(true),
      (error) => isMounted && handleFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, [part, isWanted]);

  return isWanted ? part.get() : undefined;
}
