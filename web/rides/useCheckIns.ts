import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useCheckInRidersMutation } from '../generated.ts';
import type { KeptTap } from './keptTaps.ts';
import { dropTaps, keepTaps, readTaps, tapsKey } from './keptTaps.ts';

/** Milliseconds between two attempts to send taps. */
const retryInterval = 5_000;
/** The limit of the server. */
const maxTaps = 100;
/** Errors that another attempt with the same taps does not mend. */
const finalCodes = ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN'];

/** A rider as a sheet shows them. */
export interface Tappable {
  id: string;
  isHere: boolean;
  tappedAt: string | null;
}

/** A tap now, but later than the tap that the leader sees: this phone's clock can be behind. */
function tapOf({ id, tappedAt }: Tappable, isHere: boolean, known: string | undefined): KeptTap {
  const seen = [tappedAt, known].map((at) => (at ? Date.parse(at) + 1 : 0));
  return { riderId: id, isHere, at: new Date(Math.max(Date.now(), ...seen)).toISOString() };
}

/** The check-ins of a sheet. Taps are kept in this browser until the server has received them. */
export function useCheckIns(postId: string, userId: string) {
  const key = tapsKey(postId, userId);
  const [kept, setKept] = useState(() => readTaps(key));
  const [refusal, setRefusal] = useState<string>();
  const [send] = useCheckInRidersMutation();
  const isSending = useRef(false);

  const deliver = useEffectEvent(async (): Promise<void> => {
    const taps = Object.values(readTaps(key)).slice(0, maxTaps);
    if (isSending.current || taps.length === 0 || !navigator.onLine) return;
    isSending.current = true;
    let hasMore = false;
    try {
      await send({ variables: { input: { postId, taps } } });
      const left = dropTaps(key, taps);
      setKept(left);
      setRefusal(undefined);
      hasMore = Object.keys(left).length > 0;
    } catch (failure) {
      const fault = faultOf(failure);
      // Without a connection the taps wait.
      setRefusal(fault && finalCodes.includes(fault.code ?? '') ? fault.message : undefined);
    } finally {
      isSending.current = false;
    }
    if (hasMore) await deliver();
  });

  useEffect(() => {
    if (refusal !== undefined || Object.keys(kept).length === 0) return;
    void deliver();
    const handleOnline = () => void deliver();
    const timer = setInterval(handleOnline, retryInterval);
    window.addEventListener('online', handleOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [kept, refusal]);

  const check = (riders: readonly Tappable[], isHere: boolean): KeptTap[] => {
    const taps = riders.map((rider) => tapOf(rider, isHere, kept[rider.id]?.at));
    setKept(keepTaps(key, taps));
    return taps;
  };
  /** Taps the other way after each tap, whether or not it was sent meanwhile. */
  const takeBack = (taps: readonly KeptTap[]) =>
    setKept(
      keepTaps(
        key,
        taps.map(({ riderId, isHere, at }) => tapOf({ id: riderId, isHere, tappedAt: at }, !isHere, undefined)),
      ),
    );
  const discard = () => {
    setRefusal(undefined);
    setKept(dropTaps(key, Object.values(readTaps(key))));
  };

  return {
    /** Whether a rider is here, by the latest tap that this browser knows. */
    isHere: (rider: Tappable) => kept[rider.id]?.isHere ?? rider.isHere,
    waitingCount: Object.keys(kept).length,
    /** Why the server refuses the taps. Undefined while it has not. */
    refusal,
    check,
    takeBack,
    discard,
  };
}

export type CheckIns = ReturnType<typeof useCheckIns>;
