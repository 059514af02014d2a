import type { CueSheetFragment } from '../generated.ts';
import { useCallOffRideMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { CallOffForm } from './CallOffForm.tsx';
import { startFacts } from './startText.ts';
import { usePutRideOnAgain } from './usePutRideOnAgain.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  ride: CueSheetFragment;
}

/** Asks for the reason, and calls the ride off. */
export function CallOffDialog({ ride, ...dialog }: Props) {
  const { postId, series } = ride;
  const [callOff] = useCallOffRideMutation();
  const { putOnAgain } = usePutRideOnAgain(postId);
  const toast = useToast();
  return (
    <CallOffForm
      {...dialog}
      noun="ride"
      description={series ? `Only ${startFacts(ride).day}. The other dates stay as they are.` : undefined}
      hint="Everyone who sees the ride can read it. The riders are notified, and you can put the ride on again until it starts."
      onCallOff={async (reason) => {
        await callOff({ variables: { input: { postId, reason } } });
        const action = { label: 'Undo', onSelect: () => void putOnAgain() };
        toast({ title: 'Ride called off', text: 'Its riders are notified.', tone: 'success', action });
      }}
    />
  );
}
