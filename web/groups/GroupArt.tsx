import styled from '@emotion/styled';
import { Users } from 'lucide-react';
import { faceSrcset } from '../lib/faceSrcset.ts';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { ShowPicture } from '../ui/ShowPicture.tsx';

interface Props {
  src: string | null;
  /** Across the group's page. Otherwise it fills its place on a card. */
  isBanner?: boolean;
}

/**
 * The picture of a group. The name is beside or below it, so the picture has no text alternative. The group's page asks
 * before it loads a picture of another site.
 */
export function GroupArt({ src: url, isBanner = false }: Props) {
  const { src, site, onError } = usePictureSource(url);
  const Frame = isBanner ? Banner : Filling;

  if (site && isBanner) return <Consent site={site} />;
  if (!src) {
    return (
      <Frame as="span" aria-hidden="true">
        <Users />
      </Frame>
    );
  }
  const source = isBanner
    ? ({ src, fetchPriority: 'high' } as const)
    : ({ sizes: '152px', srcSet: faceSrcset(src), src, loading: 'lazy' } as const);
  return <Frame {...source} alt="" decoding="async" onError={onError} />;
}

const { color, media } = theme;

const Picture = styled.img`
  display: grid;
  place-items: center;
  width: 100%;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  object-fit: cover;

  .lucide { width: 36px; height: 36px; stroke-width: 1.6; }
`;

/* out of the flow, so that the text beside it sets the height of the card */
const Filling = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`;

const Banner = styled(Picture)`
  height: 120px;
  border-bottom: 1px solid ${color.border};
  filter: ${theme.imageFilter};
  /* people and roads are at the foot of most pictures */
  object-position: 50% 93%;

  &:is(img) { height: 264px; }
  ${media.phone} {
    height: 88px;

    &:is(img) { height: 176px; }
  }
`;

const Consent = styled(ShowPicture)`
  height: 264px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSunken};

  ${media.phone} { height: 176px; }
`;
