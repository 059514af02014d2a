import styled from '@emotion/styled';
import type { PostCardFragment } from '../generated.ts';
import { LikeButton } from '../likes/LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  post: PostCardFragment;
}

export function PostActions({ post }: Props) {
  return (
    <Row>
      <LikeButton post={post} />
      <ShareButton post={post} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
`;
