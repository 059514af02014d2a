import styled from '@emotion/styled';
import type { CommentPageFragment } from '../generated.ts';
import { useCommentsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { MoreComments } from './MoreComments.tsx';
import { splitByPlace } from './splitByPlace.ts';
import { useCommentBox } from './useCommentBox.ts';
import type { CommentedPost } from './useCreateComment.ts';

interface Props {
  id: string;
  post: CommentedPost;
  isOpen: boolean;
}

/** The comments of a post, oldest first, and the input for a new one. Empty when they cannot be loaded. */
export function Comments({ id, post, isOpen }: Props) {
  const { data, loading, error, refetch, fetchMore } = useCommentsQuery({
    variables: { postId: post.id },
    skip: !isOpen,
  });
  const { text, setText, send } = useCommentBox({
    post,
    // Without a list, the new comment has no place to appear.
    onDone: () => error && void refetch(),
  });
  const comments = data?.post?.comments;

  return (
    <Root id={id} aria-label="Comments" hidden={!isOpen} tabIndex={-1}>
      {loading && !comments && <CommentSkeleton />}
      {comments && comments.edges.length > 0 && (
        <CommentList
          post={post}
          comments={comments}
          onMore={() => fetchMore({ variables: { after: comments.pageInfo.endCursor } })}
        />
      )}
      <CommentForm label="Write a comment..." text={text} onText={setText} onSend={send} />
    </Root>
  );
}

interface ListProps {
  post: CommentedPost;
  comments: CommentPageFragment;
  onMore(): Promise<unknown>;
}

function CommentList({ post, comments: { edges, pageInfo }, onMore }: ListProps) {
  const { placed, unplaced } = splitByPlace(edges);

  return (
    <List>
      {placed.map(({ node }, index) => (
        <CommentThread key={node.id} post={post} comment={node} before={placed[index - 1]?.cursor} />
      ))}
      {pageInfo.hasNextPage && (
        <li>
          <MoreComments label="Show more comments" onShow={onMore} />
        </li>
      )}
      {unplaced.map(({ node }) => (
        <CommentThread key={node.id} post={post} comment={node} />
      ))}
    </List>
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

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Bones = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
