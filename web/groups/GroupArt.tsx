import styled from '@emotion/styled';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { faceSrcset } from '../lib/faceSrcset.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  src: string | null;
}

/** The picture at the left of a group's card. Its name is beside it, so the picture has no text alternative. */
export function GroupArt({ src }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();

  if (!src || src === failedSrc) {
    return (
      <Empty aria-hidden="true">
        <Users />
      </Empty>
    );
  }
  return (
    <Picture
      sizes="152px"
      srcSet={faceSrcset(src)}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

/* out of the flow, so that the text beside it sets the height of the card */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${theme.color.surfaceSunken};
`;

const Empty = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};

  .lucide { width: 32px; height: 32px; stroke-width: 1.6; }
`;
