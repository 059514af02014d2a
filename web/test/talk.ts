import type {
  CommentItemFragment,
  CommentPageFragment,
  CommentThreadFragment,
  CreateCommentMutation,
  CreateCommentMutationVariables,
  ReplyPageFragment,
} from '../generated.ts';
import { authorNamed } from './world.ts';

export function replyOf(id: string, overrides: Partial<CommentItemFragment> = {}): CommentItemFragment {
  return {
    __typename: 'Comment',
    id,
    content: `Reply ${id}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: overrides.createdAt ?? '2026-11-20T09:00:00.000Z',
    viewerCanEdit: false,
    viewerCanDelete: false,
    author: authorNamed('tomasz'),
    ...overrides,
  };
}

export function repliesOf(replies: readonly CommentItemFragment[], hasNextPage = false): ReplyPageFragment {
  const edges = replies.map((node) => ({ __typename: 'CommentEdge' as const, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { __typename: 'CommentConnection', edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor } };
}

export function threadOf(id: string, overrides: Partial<CommentThreadFragment> = {}): CommentThreadFragment {
  const { replies = repliesOf([]) } = overrides;
  return { ...replyOf(id), content: `Comment ${id}`, replyCount: replies.edges.length, replies, ...overrides };
}

export function commentsOf(threads: readonly CommentThreadFragment[], hasNextPage = false): CommentPageFragment {
  const edges = threads.map((node) => ({ __typename: 'CommentEdge' as const, cursor: `after ${node.id}`, node }));
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { __typename: 'CommentConnection', edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor } };
}

/** The server's response to Nina's comment, with the new counts. */
export function answerTo(
  { input }: CreateCommentMutationVariables,
  counts: { comments: number; replies?: number },
): { createComment: NonNullable<CreateCommentMutation['createComment']> } {
  const comment = threadOf(input.id ?? '', {
    content: input.content,
    author: authorNamed('nina'),
    viewerCanEdit: true,
    viewerCanDelete: true,
  });
  const parent = input.parentId
    ? { __typename: 'Comment' as const, id: input.parentId, replyCount: counts.replies ?? 1 }
    : null;
  const post = { __typename: 'Post' as const, id: input.postId, commentCount: counts.comments };
  return { createComment: { __typename: 'CreateCommentPayload', comment, parent, post } };
}
