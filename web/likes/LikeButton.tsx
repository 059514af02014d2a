import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { ActionButton } from '../posts/ActionButton.tsx';
import { theme } from '../theme/tokens.ts';
import { useLike } from './useLike.ts';

interface Props {
  post: PostCardFragment;
}

export function LikeButton({ post }: Props) {
  const like = useLike(post);
  const [isPressed, setPressed] = useState(false);

  const handleClick = () => {
    setPressed(true);
    like();
  };

  return (
    <Root
      aria-label={`${compactNumber(post.likeCount)} ${post.likeCount === 1 ? 'like' : 'likes'}`}
      aria-pressed={post.viewerHasLiked}
      data-beating={isPressed || undefined}
      onClick={handleClick}
    >
      <Heart />
      {compactNumber(post.likeCount)}
    </Root>
  );
}

const beat = keyframes`40% { transform: scale(1.22); }`;

const Root = styled(ActionButton)`
  &[aria-pressed='true'] {
    color: ${theme.color.accentText};

    .lucide { fill: currentColor; }
    /* only after a press, not when the feed loads */
    &[data-beating] .lucide { animation: ${beat} ${theme.motion.normal} ${theme.motion.ease}; }
  }
`;
