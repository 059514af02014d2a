import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { appendNode, deleteNode, reloadLists } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { PostActivitySubscription } from '../generated.ts';
import { PostActivityDocument } from '../generated.ts';

type Activity = PostActivitySubscription['postActivity'];

/** Follows the comments, likes and edits of an open post. */
export function usePostActivity(postId: string, isOpen: boolean): void {
  const client = useApolloClient();

  useLive({
    document: PostActivityDocument,
    variables: { postId },
    isOn: isOpen,
    onActivity: ({ postActivity }, hasGap) => {
      if (hasGap) reloadLists(client, { owner: postActivity.post, field: 'comments' });
      else keep(client, postActivity);
    },
  });
}

/** The cache already contains the post with its counts, and edited comments. This updates the lists of comments. */
function keep({ cache }: ApolloClient, { kind, post, comment, deletedCommentId }: Activity): void {
  if (comment && kind === 'COMMENT_CREATED') {
    const { parent, ...node } = comment;
    const place = parent ? { owner: parent, field: 'replies' } : { owner: post, field: 'comments' };
    appendNode(cache, { ...place, edgeType: 'CommentEdge', node });
  }
  if (deletedCommentId) deleteNode(cache, { __typename: 'Comment', id: deletedCommentId });
}
