import { appendNode } from '../apollo/edges.ts';
import { useSession } from '../auth/useSession.ts';
import type { CommentThreadFragment, CreateCommentMutation, PostCardFragment } from '../generated.ts';
import { useCreateCommentMutation } from '../generated.ts';

export type CommentedPost = Pick<PostCardFragment, 'id' | 'commentCount'>;
export type AnsweredComment = Pick<CommentThreadFragment, 'id' | 'replyCount'>;

interface NewComment {
  /** Made by the caller, so that sending it again cannot write it twice. */
  id: string;
  content: string;
}

/** Writes a comment, or a reply: it stands there, and is counted, before the server answers. */
export function useCreateComment(post: CommentedPost, answered?: AnsweredComment) {
  const { user } = useSession();
  const [createComment] = useCreateCommentMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { comment, parent } = data.createComment;
      const place = parent
        ? { owner: parent, field: 'replies' }
        : { owner: data.createComment.post, field: 'comments' };
      appendNode(cache, { ...place, edgeType: 'CommentEdge', node: comment });
    },
  });

  return ({ id, content }: NewComment) =>
    createComment({
      variables: { input: { id, content, postId: post.id, parentId: answered?.id } },
      optimisticResponse: user ? expectedAnswer({ id, content }, user, post, answered) : undefined,
    });
}

function expectedAnswer(
  { id, content }: NewComment,
  { id: userId, username, profilePicture }: { id: string; username: string; profilePicture: string | null },
  post: CommentedPost,
  answered?: AnsweredComment,
): CreateCommentMutation {
  return {
    createComment: {
      __typename: 'CreateCommentPayload',
      comment: {
        __typename: 'Comment',
        id,
        content,
        createdAt: new Date().toISOString(),
        viewerCanDelete: true,
        author: { __typename: 'User', id: userId, username, profilePicture },
        replyCount: 0,
        replies: {
          __typename: 'CommentConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
      parent: answered ? { __typename: 'Comment', id: answered.id, replyCount: answered.replyCount + 1 } : null,
      post: { __typename: 'Post', id: post.id, commentCount: post.commentCount + 1 },
    },
  };
}
