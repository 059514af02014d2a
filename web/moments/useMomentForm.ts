import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { draftOwner } from '../lib/drafts.ts';
import { useDraft } from '../lib/useDraft.ts';
import { photoFault } from '../media/photoFault.ts';
import { useDraftPhoto } from '../posts/useDraftPhoto.ts';
import type { Photo } from '../posts/usePhoto.ts';
import { useToast } from '../ui/Toast.tsx';
import { useZoneAt } from '../zones/useZoneAt.ts';
import type { Point } from './useDeviceLocation.ts';
import { useDeviceLocation } from './useDeviceLocation.ts';
import { useShareMoment } from './useShareMoment.ts';

/** A moment in its form. A type, because useDraft needs an index signature; all fields are text. */
type MomentDraft = {
  /** Chosen here, so that a retry cannot create a second moment. */
  id: string;
  description: string;
  /** The place as typed. */
  address: string;
};

function newMomentDraft(): MomentDraft {
  return { id: uuidv7(), description: '', address: '' };
}

/** The text, photo and place of a new moment, until it is shared or cancelled. */
export function useMomentForm(postId: string, onShared: (momentId: string) => void) {
  const { user } = useSession();
  const name = `moment:${postId}:${draftOwner(user?.id)}`;
  const { draft, change, clear } = useDraft<MomentDraft>(name, newMomentDraft);
  const photo = useDraftPhoto(name);
  const deviceLocation = useDeviceLocation();
  const zone = useZoneAt(deviceLocation.point);
  const [keepsPlace, setKeepsPlace] = useState(false);
  const [error, setError] = useState<string>();
  const { shareMoment, isSharing, percent } = useShareMoment();
  const toast = useToast();

  const reset = () => {
    clear();
    photo.reset();
    deviceLocation.clear();
    setKeepsPlace(false);
    setError(undefined);
  };

  const share = async () => {
    const moment = momentOf(draft, photo.photo, deviceLocation.point);
    const isEmpty = !moment.description && !moment.imageUrl && !moment.location;
    setError(isEmpty ? 'Please add a description, a photo or a location to your moment' : undefined);
    if (isEmpty) return;
    try {
      await shareMoment({ ...moment, postId, ...(keepsPlace && { keepsPlace }) });
      toast({ title: 'Moment shared!', tone: 'success' });
      reset();
      onShared(draft.id);
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'description') setError(fault.message);
      // The server's message says that the viewer has left the ride meanwhile.
      const text = fault?.code === 'FORBIDDEN' ? fault.message : photoFault(failure);
      toast({ title: 'There was a problem sharing your moment. Please try again.', text, tone: 'danger' });
    }
  };

  const write = (changes: Partial<MomentDraft>) => {
    change(changes);
    setError(undefined);
  };

  const privacy = { zone, keepsPlace, setKeepsPlace };
  return { draft, write, photo, deviceLocation, privacy, error, share, reset, isSharing, percent };
}

function momentOf({ id, description, address }: MomentDraft, photo: Photo | undefined, point: Point | undefined) {
  return {
    id,
    description: description.trim(),
    imageUrl: photo?.dataUrl,
    imageAlt: photo?.alt.trim() || undefined,
    location: address.trim() || point ? { ...point, address: address.trim() } : undefined,
  };
}
