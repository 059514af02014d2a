import styled from '@emotion/styled';
import type { PostCardFragment } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { photoSizes } from './photoSizes.ts';

interface Props {
  post: PostCardFragment;
  /** Above the fold: load its photo eagerly. */
  isFirst?: boolean;
}

/** The first picture of a post, edge to edge. Hidden when it fails to load. */
export function PostPhoto({ post, isFirst }: Props) {
  const [photo] = post.pictures;
  if (!photo) return null;
  return <Wide photo={photo} alt={`Photo by ${post.author.username}`} sizes={photoSizes} isFirst={isFirst} />;
}

const Wide = styled(Photo)`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  border-block: 1px solid ${theme.color.border};
  background-color: ${theme.color.surfaceSunken};
  object-fit: cover;

  ${theme.media.phone} { aspect-ratio: 4 / 3; }
`;
