import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '../ui/Toast.tsx';
import { dropPhoto, keepPhoto, readPhoto } from './keptPhotos.ts';
import type { Photo } from './usePhoto.ts';
import { usePhoto } from './usePhoto.ts';

/** In milliseconds: the description of a photo is stored when its author pauses. */
const PAUSE = 400;

/**
 * The photo of a draft, stored in this browser under the draft's name until it is removed or reset. Include the member in
 * the name.
 */
export function useDraftPhoto(draft: string): ReturnType<typeof usePhoto> {
  const held = usePhoto();
  const { photo, isLoading, restore, reset } = held;
  const stored = useRef<Photo>(undefined);
  const toast = useToast();

  const adopt = useEffectEvent((found: Photo) => {
    // The user may have chosen a photo meanwhile.
    if (photo || isLoading) return;
    stored.current = found;
    restore(found);
  });
  const forget = useEffectEvent(() => {
    stored.current = undefined;
    reset();
  });
  useEffect(() => {
    let isCurrent = true;
    readPhoto(draft)
      .then((found) => isCurrent && found && adopt(found))
      .catch((error) => console.error('Reading the photo of the draft failed:', error));
    return () => {
      isCurrent = false;
      // Another member's draft follows.
      forget();
    };
  }, [draft]);

  const store = useEffectEvent(async (name: string, next: Photo | undefined) => {
    stored.current = next;
    try {
      await (next ? keepPhoto(name, next) : dropPhoto(name));
    } catch (error) {
      console.error('Keeping the photo of the draft failed:', error);
      if (next)
        toast({
          title: notKept,
          text: 'This browser cannot keep it with the draft. Your words are kept.',
          tone: 'neutral',
        });
    }
  });
  useEffect(() => {
    if (photo === stored.current) return;
    const isSamePhoto = photo?.dataUrl === stored.current?.dataUrl;
    const timer = setTimeout(() => void store(draft, photo), isSamePhoto ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [draft, photo]);

  return held;
}

const notKept = 'The photo is lost when you close this page';
