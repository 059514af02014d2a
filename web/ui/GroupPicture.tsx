import styled from '@emotion/styled';
import { Users } from 'lucide-react';
import { faceSrcset } from '../lib/faceSrcset.ts';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  src?: string | null;
  size?: 36 | 44;
}

/**
 * A group's picture is square. The name is beside it, so the picture has no text alternative. A plain sign replaces a
 * picture on another site without the reader's consent.
 */
export function GroupPicture({ src: url, size = 44 }: Props) {
  const { src, onError } = usePictureSource(url);

  if (!src) {
    return (
      <Empty aria-hidden="true" data-group-picture="" style={{ width: size, height: size }}>
        <Users />
      </Empty>
    );
  }
  return (
    <Picture
      data-group-picture=""
      sizes={`${size}px`}
      srcSet={faceSrcset(src)}
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      style={{ width: size, height: size }}
      onError={onError}
    />
  );
}

const Picture = styled.img`
  flex: none;
  border-radius: ${theme.radius.picture};
  object-fit: cover;
  background: ${theme.color.surfaceSunken};
`;

const Empty = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
`;
