import styled from '@emotion/styled';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { PhotoOpener } from './PhotoOpener.tsx';
import { photoSizes } from './photoSizes.ts';

const LazyLightbox = lazyDialog(() => import('./Lightbox.tsx').then(({ Lightbox }) => Lightbox));

interface Props {
  post: PostCardFragment;
  /** Above the fold: load its photo eagerly. */
  isFirst?: boolean;
}

/** The first picture of a post, edge to edge. Hidden when it fails to load. It opens large. */
export function PostPhoto({ post, isFirst }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [photo] = post.pictures;
  if (!photo) return null;

  return (
    <Frame>
      <Wide photo={photo} alt={`Photo by ${post.author.username}`} sizes={photoSizes} isFirst={isFirst} />
      <PhotoOpener onClick={() => setOpen(true)} />
      <LazyLightbox open={isOpen} onOpenChange={setOpen} post={post} />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Wide = styled(Photo)`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  border-block: 1px solid ${theme.color.border};
  background-color: ${theme.color.surfaceSunken};
  object-fit: cover;

  ${theme.media.phone} { aspect-ratio: 4 / 3; }
`;
