import styled from '@emotion/styled';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  post: PostCardFragment;
  /** In sight from the start: its photo goes before all that is not. */
  isFirst?: boolean;
}

/** The first picture of a post, edge to edge; hidden when it fails to load. */
export function PostPhoto({ post, isFirst = false }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [src] = post.mediaUrls;
  if (!src || src === failedSrc) return null;

  return (
    <Photo
      src={src}
      alt={`Photo by ${post.author.username}`}
      width="1200"
      height="800"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

const Photo = styled.img`
  width: 100%;
  aspect-ratio: 3 / 2;
  border-block: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceSunken};
  object-fit: cover;

  ${theme.media.phone} { aspect-ratio: 4 / 3; }
`;
