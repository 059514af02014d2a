import { useApolloClient } from '@apollo/client/react';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { CommentItemFragment, CommentThreadFragment, LinkedThreadFragment } from '../generated.ts';
import { RepliesDocument } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { CommentBody } from './CommentBody.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentLink } from './CommentLink.tsx';
import { commentAnchor } from './commentAddress.ts';
import { commentAuthorId } from './commentAuthorId.ts';
import { isResumed } from './commentDraft.ts';
import { MoreComments } from './MoreComments.tsx';
import { ringStyles } from './ringStyles.ts';
import { SmallAction } from './SmallAction.tsx';
import { splitByPlace } from './splitByPlace.ts';
import { replyNoun, useAround } from './useAround.ts';
import { useCommentBox } from './useCommentBox.ts';
import type { CommentedPost } from './useCreateComment.ts';

interface Props {
  post: CommentedPost;
  comment: CommentThreadFragment;
  /** A linked reply that the loaded replies do not contain. */
  linkedReply?: LinkedThreadFragment;
  /** The comment or reply that is highlighted. */
  ringedId?: string;
}

/** A comment on the post, with its replies. */
export function CommentThread({ post, comment, linkedReply, ringedId }: Props) {
  const client = useApolloClient();
  const [isReplying, setReplying] = useState(isResumed(post.id, comment.id));
  const replyButton = useRef<HTMLButtonElement>(null);
  const { text, setText, send } = useCommentBox({
    post,
    parent: comment,
    onSent: () => {
      // The focused input disappears.
      replyButton.current?.focus({ preventScroll: true });
      setReplying(false);
    },
    onFail: () => setReplying(true),
  });
  const { edges, pageInfo } = comment.replies;
  const { placed, unplaced } = splitByPlace(edges);
  const around = useAround(linkedReply, replyNoun);
  const loaded = placed.map(({ node }) => node);
  const shown = linkedReply ? [...around.before, linkedReply, ...around.after] : loaded;
  const known = new Set(shown.map(({ id }) => id));
  const isLater = ({ createdAt }: CommentItemFragment) => !linkedReply || createdAt > linkedReply.createdAt;
  const added = unplaced.map(({ node }) => node).filter((node) => !known.has(node.id) && isLater(node));

  const showMore = () =>
    client.query({
      query: RepliesDocument,
      variables: { id: comment.id, after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });

  const loadedMore = pageInfo.hasNextPage ? showMore : undefined;
  const showLater = linkedReply ? around.showLater : loadedMore;
  const markOf = ({ id }: { id: string }) => ({
    id: commentAnchor(id),
    tabIndex: -1,
    'data-ringed': id === ringedId || undefined,
  });

  const rowOf = (reply: CommentItemFragment) => (
    <Reply key={reply.id} data-reply="" {...markOf(reply)}>
      <CommentBody postId={post.id} comment={reply} isReply link={<CommentLink postId={post.id} comment={reply} />} />
    </Reply>
  );

  return (
    <Thread {...markOf(comment)}>
      <CommentBody postId={post.id} comment={comment} link={<CommentLink postId={post.id} comment={comment} />}>
        <SmallAction
          ref={replyButton}
          aria-expanded={isReplying}
          aria-describedby={commentAuthorId(comment)}
          onClick={() => setReplying(!isReplying)}
        >
          Reply
        </SmallAction>
      </CommentBody>
      {(edges.length > 0 || linkedReply) && (
        <Replies>
          {around.earlier && (
            <Indented as="li">
              <MoreComments label={around.earlier.label} onShow={around.earlier.onShow} />
            </Indented>
          )}
          {shown.map(rowOf)}
          {showLater && (
            <Indented as="li">
              <MoreComments label="Show more replies" onShow={showLater} />
            </Indented>
          )}
          {added.map(rowOf)}
        </Replies>
      )}
      {isReplying && (
        <Indented>
          <CommentForm label="Write a reply..." postId={post.id} text={text} onText={setText} onSend={send} autoFocus />
        </Indented>
      )}
    </Thread>
  );
}

const { color } = theme;

const Thread = styled.li`
  ${ringStyles}
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
  /* a reply starts to the right of the line */
  > [data-reply]:has(~ [data-reply])::after { left: -31px; }
  ${theme.media.phone} { > [data-reply]:has(~ [data-reply])::after { left: -27px; } }
`;

const Reply = styled.li`
  ${ringStyles}
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  margin-left: 48px;
  &[data-ringed] { outline-offset: 5px; }

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: -31px;
    width: 24px;
    height: 14px;
    border: solid ${color.border};
    border-width: 0 0 2px 2px;
    border-bottom-left-radius: 12px;
  }
  ${theme.media.phone} {
    margin-left: 44px;
    &::before { left: -27px; }
  }
`;

const Indented = styled.div`
  grid-column: 1 / -1;
  margin-top: ${theme.space[4]};
  padding-left: 48px;

  ol > & { margin-top: 0; }
  ${theme.media.phone} { padding-left: 44px; }
`;
