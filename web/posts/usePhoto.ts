import { useRef, useState } from 'react';
import type { PhotoFragment } from '../generated.ts';
import { shrinkPhoto, UnreadablePhoto } from '../media/shrinkPhoto.ts';
import { useToast } from '../ui/Toast.tsx';
import { readPhoto } from './readPhoto.ts';

export interface Photo {
  name: string;
  /** Of one that was chosen now; the address of one that the post has had. */
  dataUrl: string;
  /** What it shows, for those who do not see it. */
  alt: string;
}

const MAXIMUM_BYTES = 50 * 2 ** 20;

const asPhoto = ({ url, alt }: PhotoFragment): Photo => ({ name: 'Photo', dataUrl: url, alt: alt ?? '' });

/** What is sent of a choice; what is left out stays as it is. */
function inputOf(photo: Photo | undefined, kept: Photo | undefined) {
  const isChanged = photo?.dataUrl !== kept?.dataUrl;
  const urls = photo ? [photo.dataUrl] : [];
  const isDescribed = photo !== undefined && photo.alt.trim() !== (isChanged ? '' : kept?.alt);
  return {
    mediaUrls: isChanged ? urls : undefined,
    mediaAlts: isDescribed ? [photo.alt.trim()] : undefined,
  };
}

/**
 * The one photo of a post that is being written; it can be chosen, changed, described and removed until the post is sent.
 * `keptPhoto` is the one that the post already has.
 */
export function usePhoto(keptPhoto?: PhotoFragment) {
  const [choice, setChoice] = useState<{ photo?: Photo }>();
  const [isLoading, setLoading] = useState(false);
  const latest = useRef<File>(undefined);
  const toast = useToast();
  const kept = keptPhoto && asPhoto(keptPhoto);
  const photo = choice ? choice.photo : kept;

  const decide = (next: { photo?: Photo } | undefined) => {
    latest.current = undefined;
    setChoice(next);
    setLoading(false);
  };

  const choose = async (file: File) => {
    if (file.size >= MAXIMUM_BYTES) {
      toast({
        title: 'File too large',
        text: 'Please select an image smaller than 50MB. Large images will be automatically compressed.',
        tone: 'danger',
      });
      return;
    }
    latest.current = file;
    setLoading(true);
    try {
      const dataUrl = await readPhoto(await shrinkPhoto(file), file.name);
      // Another choice, or none, may have been made while this one was read.
      if (latest.current === file) decide({ photo: { name: file.name, dataUrl, alt: '' } });
    } catch (error) {
      console.error('Reading the photo failed:', error);
      const text = error instanceof UnreadablePhoto ? error.message : 'Failed to process the image file';
      toast({ title: 'Upload failed', text, tone: 'danger' });
    } finally {
      if (latest.current === file) setLoading(false);
    }
  };

  return {
    photo,
    input: inputOf(photo, kept),
    isLoading,
    choose,
    describe: (alt: string) => setChoice({ photo: photo && { ...photo, alt } }),
    remove: () => decide({}),
    /** Back to what the post has had. */
    reset: () => decide(undefined),
  };
}
