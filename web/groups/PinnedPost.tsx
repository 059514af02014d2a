import styled from '@emotion/styled';
import { Pin } from 'lucide-react';
import type { RideCardFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  post: RideCardFragment;
}

/** The post that an organiser has pinned, before all others. */
export function PinnedPost({ post }: Props) {
  const label = (
    <Label>
      <Pin />
      Pinned
    </Label>
  );
  return post.ride ? (
    <RideCard post={post} ride={post.ride} isFirst label={label} />
  ) : (
    <PostCard post={post} isFirst label={label} />
  );
}

const { color, space, type } = theme;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 10px ${space[4]};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};
  font-weight: 500;

  svg { width: 16px; height: 16px; }
`;
