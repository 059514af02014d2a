import { useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { PhotoFragment } from '../generated.ts';
import { photoSrcset } from './photoSrcset.ts';

interface Props {
  photo: PhotoFragment;
  /** Said of a photo that nobody has described; empty where the words beside it do. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an HTML image. */
  sizes: string;
  /** In sight from the start: it goes before all that is not. */
  isFirst?: boolean;
  className?: string;
}

/** A photo in the width that its place asks for, blurred until it has come; hidden when it fails to load. */
export function Photo({ photo, alt, sizes, isFirst = false, className }: Props) {
  const { url, width, height, placeholder } = photo;
  const [failedUrl, setFailedUrl] = useState<string>();
  const background = useMemo(() => placeholder && blurOf(placeholder), [placeholder]);
  if (url === failedUrl) return null;

  return (
    <img
      className={className}
      // Before the address: else a browser begins to load that one.
      sizes={sizes}
      srcSet={photoSrcset(url, width)}
      src={url}
      alt={photo.alt ?? alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={background ? { backgroundImage: background, backgroundSize: 'cover' } : undefined}
      onError={() => setFailedUrl(url)}
    />
  );
}

function blurOf(placeholder: string): string {
  const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
  return `url(${thumbHashToDataURL(bytes)})`;
}
