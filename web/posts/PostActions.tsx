import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import { isResumed } from '../comments/commentDraft.ts';
import { commentsPart } from '../comments/commentsPart.ts';
import type { PostCardFragment } from '../generated.ts';
import { LikeButton } from '../likes/LikeButton.tsx';
import { LikedBy } from '../likes/LikedBy.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { ShareButton } from './ShareButton.tsx';
import { usePostActivity } from './usePostActivity.ts';

interface Props {
  post: PostCardFragment;
}

/** The actions of a post or a ride, and its comments, which are always open on the post's own page. */
export function PostActions({ post }: Props) {
  const isOnOwnPage = useMatch(`/post/${post.id}`) !== null;
  const [isOpen, setOpen] = useState(isOnOwnPage || isResumed(post.id));
  // Closed comments are hidden, not unmounted, so that a draft survives.
  const [wasOpened, setWasOpened] = useState(isOpen);
  const commentsId = useId();
  const part = useLazyPart(commentsPart, wasOpened, () => {
    setOpen(false);
    setWasOpened(false);
  });
  usePostActivity(post.id, isOpen || isOnOwnPage);

  const toggle = () => {
    setOpen(!isOpen);
    setWasOpened(true);
  };

  return (
    <>
      <Row>
        <LikeButton post={post} />
        <CommentsButton
          count={post.commentCount}
          aria-expanded={isOpen}
          aria-controls={wasOpened ? commentsId : undefined}
          onClick={toggle}
        />
        <ShareButton post={post} />
      </Row>
      <LikedBy post={post} />
      {part && <part.Comments id={commentsId} post={post} isOpen={isOpen} />}
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
`;
