import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { ActionButton } from '../posts/ActionButton.tsx';
import { theme } from '../theme/tokens.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useLike } from './useLike.ts';

const LikersDialog = lazyDialog(async () => (await import('./LikersDialog.tsx')).LikersDialog);

interface Props {
  post: PostCardFragment;
}

/** The heart, which likes the post, and the number of likes, which opens the list of those who like it. */
export function LikeButton({ post }: Props) {
  const like = useLike(post);
  const [isPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const count = compactNumber(post.likeCount);
  const hasLikes = post.likeCount > 0;

  const handleClick = () => {
    setPressed(true);
    like();
  };

  return (
    <Root>
      <HeartButton
        aria-label={`${count} ${post.likeCount === 1 ? 'like' : 'likes'}`}
        aria-pressed={post.viewerHasLiked}
        data-beating={isPressed || undefined}
        onClick={handleClick}
      >
        <Heart />
        {!hasLikes && count}
      </HeartButton>
      {hasLikes && (
        <Count
          aria-label={`${count}: see who likes this`}
          aria-haspopup="dialog"
          data-liked={post.viewerHasLiked || undefined}
          onClick={() => setOpen(true)}
        >
          {count}
        </Count>
      )}
      <LikersDialog open={isOpen} onOpenChange={setOpen} post={post} />
    </Root>
  );
}

const beat = keyframes`40% { transform: scale(1.22); }`;

const Root = styled.span`
  display: inline-flex;
`;

const HeartButton = styled(ActionButton)`
  &[aria-pressed='true'] {
    color: ${theme.color.accentText};

    .lucide { fill: currentColor; }
    /* only after a press, not when the feed loads */
    &[data-beating] .lucide { animation: ${beat} ${theme.motion.normal} ${theme.motion.ease}; }
  }
  /* the number beside it is a button of its own, and the two look like one action */
  &:not(:last-child) { padding-right: 6px; }
`;

const Count = styled(ActionButton)`
  justify-content: center;
  min-width: 28px;
  margin-left: -2px;
  padding: 0 8px 0 4px;

  &[data-liked] { color: ${theme.color.accentText}; }
  ${theme.media.hover} { &:hover { text-decoration: underline; text-underline-offset: 3px; } }
`;
