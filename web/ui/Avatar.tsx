import styled from '@emotion/styled';
import { User } from 'lucide-react';
import { faceSrcset } from '../lib/faceSrcset.ts';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';

export type AvatarSize = 'xs' | 's' | 'm' | 'l' | 'xl';

interface Props {
  src?: string | null;
  /** Read by screen readers. Omit it when the name is beside the picture. */
  name?: string;
  size?: AvatarSize;
}

const pixels: Record<AvatarSize, number> = { xs: 28, s: 36, m: 44, l: 64, xl: 120 };

/**
 * The round picture of a person. A plain figure replaces a missing or broken picture, and one on another site without
 * the reader's consent.
 */
export function Avatar({ src: url, name, size = 'm' }: Props) {
  const { src, onError } = usePictureSource(url);
  const side = pixels[size];

  if (!src) {
    return (
      <Empty data-avatar="" style={{ width: side, height: side }} {...named(name)}>
        <User style={{ width: side * 0.5, height: side * 0.5 }} />
      </Empty>
    );
  }
  return (
    <Picture
      data-avatar=""
      sizes={`${side}px`}
      srcSet={faceSrcset(src)}
      src={src}
      alt={name ?? ''}
      width={side}
      height={side}
      decoding="async"
      style={{ width: side, height: side }}
      onError={onError}
    />
  );
}

function named(name?: string) {
  return name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
}

const Picture = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: ${theme.color.surfaceSunken};
`;

const Empty = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
`;
