import styled from '@emotion/styled';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { faceSrcset } from '../lib/faceSrcset.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  src?: string | null;
  size?: 36 | 44;
}

/** A group's picture is square. The name is beside it, so the picture has no text alternative. */
export function GroupPicture({ src, size = 44 }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();

  if (!src || src === failedSrc) {
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
      onError={() => setFailedSrc(src)}
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
