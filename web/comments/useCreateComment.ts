import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { appendNode } from '../apollo/edges.ts';
import { useSession } from '../auth/useSession.ts';
import type { CommentThreadFragment, PostCardFragment, SessionUserFragment } from '../generated.ts';
import { CommentThreadFragmentDoc, useCreateCommentMutation } from '../generated.ts';

export type CommentedPost = Pick<PostCardFragment, '__typename' | 'id'>;
export type ParentComment = Pick<CommentThreadFragment, '__typename' | 'id'>;

interface NewComment {
  /** Chosen by the caller, so that a retry cannot create a second comment. */
  id: string;
  content: string;
}

/** The comments that the server has not acknowledged yet, by id. */
const underWay = new Map<string, Promise<unknown>>();

/** Writes a comment or a reply. It is shown and counted before the server responds. */
export function useCreateComment(post: CommentedPost, parent?: ParentComment) {
  const { user } = useSession();
  const { cache } = useApolloClient();
  const [createComment] = useCreateCommentMutation({
    update: (written, { data }) => {
      const created = data?.createComment;
      if (created) place(written, { ...created, parent: created.parent ?? undefined });
    },
  });

  return async ({ id, content }: NewComment) => {
    const layer = `comment:${id}`;
    // Not an optimisticResponse: the cache replays a layer's changes on newer data, so each count must stay relative.
    if (user) {
      const comment = expectedComment({ id, content }, user);
      cache.batch({ optimistic: layer, update: (layered) => writeOptimistic(layered, { comment, post, parent }) });
    }
    try {
      // A reply to a comment that is shown but not stored yet waits for it. If the comment fails, the server rejects the reply.
      const earlier = parent && underWay.get(parent.id);
      if (earlier) await Promise.allSettled([earlier]);
      const sent = createComment({ variables: { input: { id, content, postId: post.id, parentId: parent?.id } } });
      underWay.set(id, sent);
      await sent;
    } finally {
      underWay.delete(id);
      cache.removeOptimistic(layer);
    }
  };
}

interface Placed {
  comment: CommentThreadFragment;
  post: CommentedPost;
  parent?: ParentComment;
}

function writeOptimistic(cache: ApolloCache, { comment, post, parent }: Placed): void {
  cache.writeFragment({ fragment: CommentThreadFragmentDoc, fragmentName: 'CommentThread', data: comment });
  place(cache, { comment, post, parent });
  countOneMore(cache, post, 'commentCount');
  if (parent) countOneMore(cache, parent, 'replyCount');
}

function place(cache: ApolloCache, { comment, post, parent }: Placed): void {
  const list = parent ? { owner: parent, field: 'replies' } : { owner: post, field: 'comments' };
  appendNode(cache, { ...list, edgeType: 'CommentEdge', node: comment });
}

function countOneMore(cache: ApolloCache, owner: CommentedPost | ParentComment, field: string): void {
  cache.modify<Record<string, number>>({ id: cache.identify(owner), fields: { [field]: (count) => count + 1 } });
}

function expectedComment({ id, content }: NewComment, user: SessionUserFragment): CommentThreadFragment {
  const now = new Date().toISOString();
  return {
    __typename: 'Comment',
    id,
    content,
    createdAt: now,
    updatedAt: now,
    // An edit names the version that the server has stored.
    viewerCanEdit: false,
    viewerCanDelete: true,
    author: {
      __typename: 'User',
      id: user.id,
      username: user.username,
      profilePicture: user.profilePicture,
      isViewer: true,
    },
    replyCount: 0,
    replies: {
      __typename: 'CommentConnection',
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  };
}
