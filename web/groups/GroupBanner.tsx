import styled from '@emotion/styled';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  src: string | null;
}

/** The picture across a group's page. The name is below it, so the picture has no text alternative. */
export function GroupBanner({ src }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();

  if (!src || src === failedSrc) {
    return (
      <Empty aria-hidden="true">
        <Users />
      </Empty>
    );
  }
  return <Picture src={src} alt="" decoding="async" fetchPriority="high" onError={() => setFailedSrc(src)} />;
}

const { color, media } = theme;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 264px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  filter: ${theme.imageFilter};
  object-fit: cover;
  /* people and roads are at the foot of most pictures */
  object-position: 50% 93%;

  ${media.phone} { height: 176px; }
`;

const Empty = styled.span`
  display: grid;
  place-items: center;
  height: 120px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};

  .lucide { width: 40px; height: 40px; stroke-width: 1.6; }
  ${media.phone} { height: 88px; }
`;
