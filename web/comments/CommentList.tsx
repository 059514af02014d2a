import styled from '@emotion/styled';
import { useState } from 'react';
import type { CommentPageFragment, CommentThreadFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { CommentThread } from './CommentThread.tsx';
import { MoreComments } from './MoreComments.tsx';
import { splitByPlace } from './splitByPlace.ts';
import { beforeLabel, commentNoun, useAround } from './useAround.ts';
import type { CommentedPost } from './useCreateComment.ts';
import type { LinkedComment } from './useLinkedComment.ts';

interface Props {
  post: CommentedPost;
  comments: CommentPageFragment;
  linked?: LinkedComment;
  /** The comment that is highlighted. */
  ringedId?: string;
  onMore(): Promise<unknown>;
}

/** The comments of a post, oldest first. Those before a linked comment are folded to one line. */
export function CommentList({ post, comments, linked, ringedId, onMore }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const center = linked?.thread;
  const around = useAround(center, commentNoun);
  const { placed, unplaced } = splitByPlace(comments.edges);
  const loaded = placed.map(({ node }) => node);
  const foldedCount =
    isUnfolded || center
      ? 0
      : Math.max(
          loaded.findIndex(({ id }) => id === linked?.threadId),
          0,
        );

  const shown = center ? [...around.before, center, ...around.after] : loaded.slice(foldedCount);
  const earlier = foldedCount
    ? { label: beforeLabel(foldedCount, commentNoun), onShow: async () => setUnfolded(true) }
    : around.earlier;
  const loadedMore = comments.pageInfo.hasNextPage ? onMore : undefined;
  const showLater = center ? around.showLater : loadedMore;
  const known = new Set(shown.map(({ id }) => id));
  // A live event can bring a comment that is folded with those before the linked one.
  const isLater = ({ createdAt }: CommentThreadFragment) => !center || createdAt > center.createdAt;
  const added = unplaced.map(({ node }) => node).filter((node) => !known.has(node.id) && isLater(node));

  const rowOf = (comment: CommentThreadFragment) => (
    <CommentThread
      key={comment.id}
      post={post}
      comment={comment}
      linkedReply={linked?.threadId === comment.id ? linked.reply : undefined}
      ringedId={ringedId}
    />
  );
  return (
    <List>
      {earlier && (
        <Fold>
          <MoreComments label={earlier.label} onShow={earlier.onShow} />
        </Fold>
      )}
      {shown.map(rowOf)}
      {showLater && (
        <li>
          <MoreComments label="Show more comments" onShow={showLater} />
        </li>
      )}
      {added.map(rowOf)}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/* in line with the texts of the comments */
const Fold = styled.li`
  padding-left: 42px;
`;
