import { useApolloClient } from '@apollo/client/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { CommentThreadFragment } from '../generated.ts';
import { RepliesDocument } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { CommentBody } from './CommentBody.tsx';
import { CommentForm } from './CommentForm.tsx';
import { MoreComments } from './MoreComments.tsx';
import { SmallAction } from './SmallAction.tsx';
import { splitByPlace } from './splitByPlace.ts';
import { useCommentBox } from './useCommentBox.ts';
import type { CommentedPost } from './useCreateComment.ts';

interface Props {
  post: CommentedPost;
  comment: CommentThreadFragment;
  /** The cursor of the previous comment, by which the server finds this one. Absent for the first. */
  before?: string;
}

/** A comment on the post, with its replies. */
export function CommentThread({ post, comment, before }: Props) {
  const client = useApolloClient();
  const [isReplying, setReplying] = useState(false);
  const { text, setText, send } = useCommentBox({
    post,
    parent: comment,
    onSent: () => setReplying(false),
    onFail: () => setReplying(true),
  });
  const { edges, pageInfo } = comment.replies;
  const { placed, unplaced } = splitByPlace(edges);

  const showMore = () =>
    client.query({
      query: RepliesDocument,
      variables: { postId: post.id, before, after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });

  const rowOf = ({ node }: (typeof edges)[number]) => (
    <Reply key={node.id} data-reply="">
      <CommentBody comment={node} isReply />
    </Reply>
  );

  return (
    <Thread>
      <CommentBody comment={comment}>
        <SmallAction aria-expanded={isReplying} onClick={() => setReplying(!isReplying)}>
          Reply
        </SmallAction>
      </CommentBody>
      {edges.length > 0 && (
        <Replies>
          {placed.map(rowOf)}
          {pageInfo.hasNextPage && (
            <Indented as="li">
              <MoreComments label="Show more replies" onShow={showMore} />
            </Indented>
          )}
          {unplaced.map(rowOf)}
        </Replies>
      )}
      {isReplying && (
        <Indented>
          <CommentForm label="Write a reply..." text={text} onText={setText} onSend={send} autoFocus />
        </Indented>
      )}
    </Thread>
  );
}

const { color } = theme;

const Thread = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 ${theme.space[3]};

  > [data-avatar] { grid-area: 1 / 1; }
  /* a line from the comment's picture down, with a branch to each reply */
  &:has(> ol)::before {
    content: '';
    grid-area: 1 / 1;
    width: 2px;
    margin: 36px 0 -16px 17px;
    background: ${color.border};
  }
`;

const Replies = styled.ol`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};

  > li { position: relative; }
  > li:has(~ [data-reply])::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: -16px;
    left: 17px;
    width: 2px;
    background: ${color.border};
  }
`;

const Reply = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  padding-left: 48px;

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 17px;
    width: 24px;
    height: 14px;
    border: solid ${color.border};
    border-width: 0 0 2px 2px;
    border-bottom-left-radius: 12px;
  }
  ${theme.media.phone} { padding-left: 44px; }
`;

const Indented = styled.div`
  grid-column: 1 / -1;
  margin-top: ${theme.space[4]};
  padding-left: 48px;

  ol > & { margin-top: 0; }
  ${theme.media.phone} { padding-left: 44px; }
`;
