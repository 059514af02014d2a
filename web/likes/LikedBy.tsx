import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { PostCardFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  post: Pick<PostCardFragment, 'followedLiker' | 'likeCount'>;
}

/** 'Liked by Ada and 3 more', below the actions of a post. Nothing if the viewer follows nobody who likes it. */
export function LikedBy({ post: { followedLiker: liker, likeCount } }: Props) {
  return (
    liker &&
    likeCount > 0 && (
      <Line>
        Liked by{' '}
        <Link to={`/profile/${liker.username}`}>
          <bdi>{liker.displayName}</bdi>
        </Link>
        {likeCount > 1 && ` and ${compactNumber(likeCount - 1)} more`}
      </Line>
    )
  );
}

const Line = styled.p`
  padding: 0 16px 12px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  a { color: ${theme.color.text}; font-weight: 600; }
`;
