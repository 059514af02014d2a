import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { appendNode, deleteNode, readAnew } from '../apollo/edges.ts';
import { useLive } from '../apollo/useLive.ts';
import type { PostActivitySubscription, PostActivitySubscriptionVariables } from '../generated.ts';
import { PostActivityDocument } from '../generated.ts';

type Activity = PostActivitySubscription['postActivity'];

/** Comments on a post that stands open, and its likes and edits, as they happen. */
export function usePostActivity(postId: string, isOpen: boolean): void {
  const client = useApolloClient();

  useLive<PostActivitySubscription, PostActivitySubscriptionVariables>({
    document: PostActivityDocument,
    variables: { postId },
    isOn: isOpen,
    onActivity: ({ postActivity }, hasGap) => {
      if (hasGap) readAnew(client, { owner: postActivity.post, field: 'comments' });
      else keep(client, postActivity);
    },
  });
}

/** The post is in the cache with its counts: this is about its comments. */
function keep({ cache }: ApolloClient, { post, comment, deletedCommentId }: Activity): void {
  if (comment) {
    const { parent, ...node } = comment;
    const place = parent ? { owner: parent, field: 'replies' } : { owner: post, field: 'comments' };
    appendNode(cache, { ...place, edgeType: 'CommentEdge', node });
  }
  if (deletedCommentId) deleteNode(cache, { __typename: 'Comment', id: deletedCommentId });
}
