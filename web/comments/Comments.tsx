import styled from '@emotion/styled';
import { use } from 'react';
import { useCommentsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { useCommentAddress } from './commentAddress.ts';
import { isResumed } from './commentDraft.ts';
import { PageRequestContext } from './pageRequest.ts';
import { useCommentBox } from './useCommentBox.ts';
import type { CommentedPost } from './useCreateComment.ts';
import { useLinkedComment } from './useLinkedComment.ts';
import { useReveal } from './useReveal.ts';

interface Props {
  id: string;
  post: CommentedPost;
  isOpen: boolean;
}

/** The comments of a post, oldest first, and the input for a new one. Empty when they cannot be loaded. */
export function Comments({ id, post, isOpen }: Props) {
  const isComing = use(PageRequestContext);
  const { data, loading, error, refetch, fetchMore } = useCommentsQuery({
    variables: { postId: post.id },
    skip: !isOpen || isComing,
  });
  const { text, setText, send } = useCommentBox({
    post,
    // Without a list, the new comment has no place to appear.
    onDone: () => error && void refetch(),
  });
  const comments = data?.post?.comments;
  const address = useCommentAddress(post.id);
  const { linked, isLoading, notice } = useLinkedComment(post.id, address?.id, comments);
  const ringedId = useReveal(linked?.id, address?.key ?? '');

  return (
    <Root id={id} aria-label="Comments" hidden={!isOpen} tabIndex={-1}>
      {(((loading || isComing) && !comments) || isLoading) && <CommentSkeleton />}
      {notice && (
        <Notice>
          <LiveText visible>{notice}</LiveText>
        </Notice>
      )}
      {comments && (comments.edges.length > 0 || linked) && !isLoading && (
        <CommentList
          // each linked comment folds the ones before it
          key={address?.key}
          post={post}
          comments={comments}
          linked={linked}
          ringedId={ringedId}
          onMore={() => fetchMore({ variables: { after: comments.pageInfo.endCursor } })}
        />
      )}
      <CommentForm
        label="Write a comment..."
        postId={post.id}
        text={text}
        onText={setText}
        onSend={send}
        autoFocus={isResumed(post.id, '')}
      />
    </Root>
  );
}

function CommentSkeleton() {
  return (
    <>
      <LiveText>Loading...</LiveText>
      <Bones aria-hidden="true">
        <SkeletonBox width={36} height={36} radius="50%" />
        <SkeletonBox height={36} />
      </Bones>
    </>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};

  /* it receives the focus after a comment is deleted, for screen readers only */
  &:focus { outline: 0; box-shadow: none; }
`;

const Notice = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

const Bones = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
