import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { useDraft } from '../lib/useDraft.ts';
import { photoFault } from '../media/photoFault.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { useToast } from '../ui/Toast.tsx';
import type { MomentDraft } from './momentDraft.ts';
import { newMomentDraft } from './momentDraft.ts';
import { useShareMoment } from './useShareMoment.ts';
import { useWhereabouts } from './useWhereabouts.ts';

/** What is written, taken and found for a moment of a ride, until it is shared or cancelled. */
export function useMomentForm(rideId: string, onShared: (momentId: string) => void) {
  const { user } = useSession();
  const { draft, change, clear } = useDraft<MomentDraft>(`moment:${rideId}:${user?.id ?? 'visitor'}`, newMomentDraft);
  const photo = usePhoto();
  const whereabouts = useWhereabouts();
  const [error, setError] = useState<string>();
  const { shareMoment, isSharing, percent } = useShareMoment();
  const toast = useToast();

  const reset = () => {
    clear();
    photo.reset();
    whereabouts.clear();
    setError(undefined);
  };

  const share = async () => {
    const description = draft.description.trim();
    const address = draft.address.trim();
    const location = address || whereabouts.point ? { ...whereabouts.point, address } : undefined;
    const isEmpty = !description && !photo.photo && !location;
    setError(isEmpty ? 'Please add a description, a photo or a location to your moment' : undefined);
    if (isEmpty) return;
    try {
      const image = { imageUrl: photo.photo?.dataUrl, imageAlt: photo.photo?.alt.trim() || undefined };
      await shareMoment({ id: draft.id, postId: rideId, description, ...image, location });
      toast({ title: 'Moment shared!', tone: 'success' });
      reset();
      onShared(draft.id);
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'description') setError(fault.message);
      // Who has left the ride meanwhile is told so.
      const text = fault?.code === 'FORBIDDEN' ? fault.message : photoFault(failure);
      toast({ title: 'There was a problem sharing your moment. Please try again.', text, tone: 'danger' });
    }
  };

  const write = (changes: Partial<MomentDraft>) => {
    change(changes);
    setError(undefined);
  };

  return { draft, write, photo, whereabouts, error, share, reset, isSharing, percent };
}
