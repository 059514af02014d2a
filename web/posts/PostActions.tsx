import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { Comments } from '../comments/Comments.tsx';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import type { PostCardFragment } from '../generated.ts';
import { LikeButton } from '../likes/LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { usePostActivity } from './usePostActivity.ts';

interface Props {
  post: PostCardFragment;
}

/** What can be done with a post or a ride, and its comments, which stand open on the post's own page. */
export function PostActions({ post }: Props) {
  const isOnOwnPage = useMatch(`/post/${post.id}`) !== null;
  const [isOpen, setOpen] = useState(isOnOwnPage);
  // Once opened they are hidden, not taken away: what was half written is there when they are opened again.
  const [wasOpened, setWasOpened] = useState(isOnOwnPage);
  const commentsId = useId();
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
      {wasOpened && <Comments id={commentsId} post={post} isOpen={isOpen} />}
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
`;
