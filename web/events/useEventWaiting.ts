import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { EventWaitingFragment } from '../generated.ts';
import { useSetEventWaitingMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Joins or leaves the waiting list of a full event. A place that is free by then is taken at once. */
export function useEventWaiting(event: EventWaitingFragment): () => void {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setEventWaiting] = useSetEventWaitingMutation();
  const { id: eventId, waitingCount, viewerWaitingPosition } = event;
  const wasWaiting = viewerWaitingPosition !== null;

  const { toggle } = useToggle({
    name: `eventWaiting:${eventId}`,
    isOn: wasWaiting,
    write: (cache, on) => {
      const added = Number(on) - Number(wasWaiting);
      cache.modify<EventWaitingFragment>({
        id: cache.identify(event),
        fields: {
          waitingCount: (count) => count + added,
          viewerWaitingPosition: (position) => (on ? (position ?? waitingCount + 1) : null),
        },
      });
    },
    send: async (waiting) => {
      const { data } = await setEventWaiting({ variables: { eventId, waiting } });
      const left = waiting ? 'You are on the waiting list' : "You've left the waiting list";
      const isIn = data?.setEventWaiting?.event.viewerIsRegistered;
      toast({ title: isIn ? "You've joined this event!" : left, tone: 'success' });
    },
    onFail: (error, on) =>
      toast({
        title: faultOf(error)?.message ?? `Failed to ${on ? 'join' : 'leave'} the waiting list`,
        tone: 'danger',
      }),
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to join events', { verb: 'waitForEvent', id: eventId });
  };
}
