import { useRef, useState } from 'react';
import type { PhotoFragment } from '../generated.ts';
import { shrinkPhoto, UnreadablePhoto } from '../media/shrinkPhoto.ts';
import { useToast } from '../ui/Toast.tsx';

export interface Photo {
  name: string;
  /** A data URL for a newly chosen photo, the server's URL for the post's own. */
  dataUrl: string;
  /** The alternative text. */
  alt: string;
}

const MAX_BYTES = 50 * 2 ** 20;

const asPhoto = ({ url, alt }: PhotoFragment): Photo => ({ name: 'Photo', dataUrl: url, alt: alt ?? '' });

/** The fields to send. Absent fields stay unchanged. */
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
 * The single photo of a post in a form: choose, replace, describe, remove. `keptPhoto` is the photo that the post
 * already has.
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
    if (file.size >= MAX_BYTES) {
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
      // The user may have made another choice while this file was read.
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
    /** Shows a photo that was chosen before. */
    restore: (chosen: Photo) => decide({ photo: chosen }),
    /** Restores the post's own photo. */
    reset: () => decide(undefined),
  };
}

/** Reads a picture as a data URL. Rejects a file that is no picture or unreadable; the log shows `name`. */
function readPhoto(photo: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!photo.type.startsWith('image/')) {
      reject(new Error(`${name} is not an image`));
      return;
    }
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('Nothing was read'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
