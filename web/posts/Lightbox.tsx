import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { commentCountText } from '../comments/commentCountText.ts';
import type { PostCardFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { LikeButton } from '../likes/LikeButton.tsx';
import { ActionButton } from './ActionButton.tsx';
import { PictureDialog } from './PictureDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: PostCardFragment;
}

/** The pictures of a post as large as the window, with its likes and comments. */
export function Lightbox({ open, onOpenChange, post }: Props) {
  const actions = (
    <>
      <LikeButton post={post} />
      <CommentsLink
        to={`/post/${post.id}`}
        aria-label={commentCountText(post.commentCount)}
        onClick={() => onOpenChange(false)}
      >
        <MessageCircle />
        {compactNumber(post.commentCount)}
      </CommentsLink>
    </>
  );
  return <PictureDialog open={open} onOpenChange={onOpenChange} shown={post} actions={actions} />;
}

const CommentsLink = ActionButton.withComponent(Link);
