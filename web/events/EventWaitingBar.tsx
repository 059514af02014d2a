import { useState } from 'react';
import type { EventDetailsFragment } from '../generated.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { WaitingLine, WaitingToggle } from '../ui/WaitingLine.tsx';
import { useEventWaiting } from './useEventWaiting.ts';

const EventWaitingDialog = lazyDialog(() =>
  import('./EventWaitingDialog.tsx').then((module) => module.EventWaitingDialog),
);

interface Props {
  event: EventDetailsFragment;
  /** The id of the heading that names the event. */
  describedBy: string;
}

/** The waiting list of a full event, and the button that joins or leaves it. Organisers see who waits. */
export function EventWaitingBar({ event, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useEventWaiting(event);
  const { viewerWaitingPosition: position, waitingCount, viewerIsRegistered, viewerCanEdit } = event;
  const seeing = viewerCanEdit && { onSee: () => setOpen(true) };

  return (
    <>
      <WaitingLine position={position} count={waitingCount} describedBy={describedBy} {...seeing}>
        {!viewerIsRegistered && (
          <WaitingToggle isWaiting={position !== null} describedBy={describedBy} onToggle={toggle} />
        )}
      </WaitingLine>
      {viewerCanEdit && <EventWaitingDialog open={isOpen} onOpenChange={setOpen} eventId={event.id} />}
    </>
  );
}
