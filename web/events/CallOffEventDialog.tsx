import { useCallOffGroupEventMutation } from '../generated.ts';
import { CallOffForm } from '../rides/CallOffForm.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  eventId: string;
}

/** Asks for the reason, and calls the event off. */
export function CallOffEventDialog({ eventId, ...dialog }: Props) {
  const [callOff] = useCallOffGroupEventMutation();
  const toast = useToast();
  return (
    <CallOffForm
      {...dialog}
      noun="event"
      hint="Everyone can read it. The registered members are notified, and you can put the event on again until it starts."
      onCallOff={async (reason) => {
        await callOff({ variables: { input: { eventId, reason } } });
        toast({ title: 'Event called off', text: 'Its registered members are notified.', tone: 'success' });
      }}
    />
  );
}
