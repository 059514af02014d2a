import { useMemo } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { PhotoFragment } from '../generated.ts';
import { usePictureSource } from '../lib/otherSites.ts';
import { ShowPicture } from '../ui/ShowPicture.tsx';
import { photoSrcset } from './photoSrcset.ts';

interface Props {
  photo: PhotoFragment;
  /** The alternative text of a photo without a description. Empty where the text beside it is enough. */
  alt: string;
  /** The displayed width, as the `sizes` of an HTML image. */
  sizes: string;
  /** Above the fold: load it eagerly. */
  isFirst?: boolean;
  /**
   * Whether the photo is inside a link, which cannot contain a button. A picture on another site then stays hidden
   * until the reader agrees elsewhere.
   */
  isInLink?: boolean;
  className?: string;
}

/**
 * A photo, blurred until it has loaded and hidden when it fails to load. A photo on another site waits for the reader's
 * consent.
 */
export function Photo({ photo, alt, sizes, isFirst = false, isInLink = false, className }: Props) {
  const { url, width, height, placeholder } = photo;
  const background = useMemo(() => placeholder && blurOf(placeholder), [placeholder]);
  const { src, site, onError } = usePictureSource(url);
  if (site) return isInLink ? null : <ShowPicture site={site} className={className} />;
  if (!src) return null;

  return (
    <img
      className={className}
      // Must precede the URL, or the browser starts to load that first.
      sizes={sizes}
      srcSet={photoSrcset(url, width)}
      src={src}
      alt={photo.alt ?? alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={background ? { backgroundImage: background, backgroundSize: 'cover' } : undefined}
      onError={onError}
    />
  );
}

function blurOf(placeholder: string): string {
  const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
  return `url(${thumbHashToDataURL(bytes)})`;
}
