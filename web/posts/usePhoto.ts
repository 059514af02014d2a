import { useRef, useState } from 'react';
import { useToast } from '../ui/Toast.tsx';
import { readPhoto } from './readPhoto.ts';

export interface Photo {
  name: string;
  /** Of one that was chosen now; the address of one that the post has had. */
  dataUrl: string;
}

const MAXIMUM_BYTES = 50 * 2 ** 20;

/**
 * The one photo of a post that is being written; it can be chosen, changed and removed until the post is sent.
 * `keptUrl` is the photo that the post already has.
 */
export function usePhoto(keptUrl?: string) {
  const [choice, setChoice] = useState<{ photo?: Photo }>();
  const [isLoading, setLoading] = useState(false);
  const latest = useRef<File>(undefined);
  const toast = useToast();
  const kept = keptUrl === undefined ? undefined : { name: 'Photo', dataUrl: keptUrl };

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
      const dataUrl = await readPhoto(file);
      // Another choice, or none, may have been made while this one was read.
      if (latest.current === file) decide({ photo: { name: file.name, dataUrl } });
    } catch (error) {
      console.error('Reading the photo failed:', error);
      toast({ title: 'Upload failed', text: 'Failed to process the image file', tone: 'danger' });
    } finally {
      if (latest.current === file) setLoading(false);
    }
  };

  return {
    photo: choice ? choice.photo : kept,
    /** Whether it is another than the post has had. */
    isChanged: choice !== undefined && choice.photo?.dataUrl !== keptUrl,
    isLoading,
    choose,
    remove: () => decide({}),
    /** Back to what the post has had. */
    reset: () => decide(undefined),
  };
}
