import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { RideBarFragment } from '../generated.ts';
import { PhotoButton } from '../posts/PhotoButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { MomentForm } from './MomentForm.tsx';
import { MomentList } from './MomentList.tsx';
import { useMomentForm } from './useMomentForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  ride: Pick<RideBarFragment, 'postId' | 'viewerIsParticipating'>;
}

/** The moments of a ride, and for its participants a form to share one. */
export function MomentsDialog({ open, onOpenChange, ride }: Props) {
  const [isCapturing, setCapturing] = useState(false);
  const [sharedId, setSharedId] = useState<string>();
  const formId = useId();
  const form = useMomentForm(ride.postId, (momentId) => {
    setSharedId(momentId);
    setCapturing(false);
  });

  const cancel = () => {
    form.reset();
    setCapturing(false);
  };

  const buttons = (
    <>
      <PhotoButton onChoose={form.photo.choose} pending={form.photo.isLoading} />
      <Button variant="outline" onClick={cancel} disabled={form.isSharing}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        pending={form.isSharing}
        pendingLabel="Sharing..."
        disabled={form.photo.isLoading}
      >
        Share
      </Button>
    </>
  );
  const footer = isCapturing ? buttons : <CaptureButton onClick={() => setCapturing(true)} />;
  const mayShare = ride.viewerIsParticipating;

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ride Moments" footer={mayShare && footer}>
      {mayShare && isCapturing && <MomentForm id={formId} postId={ride.postId} form={form} />}
      <MomentList
        postId={ride.postId}
        hint={mayShare ? 'Be the first to share one.' : 'Those who take part can share them here.'}
        sharedId={sharedId}
      />
    </Dialog>
  );
}

/** Takes the focus when the form that had it is unmounted. */
function CaptureButton({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);

  return (
    <Button ref={button} variant="accent" size="large" block icon={<Camera />} onClick={onClick}>
      Capture Moment
    </Button>
  );
}
