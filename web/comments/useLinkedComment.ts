import type { CommentPageFragment, LinkedThreadFragment } from '../generated.ts';
import { useLinkedCommentQuery } from '../generated.ts';
import { splitByPlace } from './splitByPlace.ts';

export interface LinkedComment {
  id: string;
  /** The top-level comment: the linked one itself, or the one that it replies to. */
  threadId: string;
  /** The thread with its neighbours, loaded because the list of the post does not contain it. */
  thread?: LinkedThreadFragment;
  /** The same for a linked reply. */
  reply?: LinkedThreadFragment;
}

interface Result {
  isLoading: boolean;
  /** Absent without a linked comment, and if it cannot be shown. */
  linked?: LinkedComment;
  /** Says why a linked comment is not shown. */
  notice?: string;
}

const gone = 'The comment you followed a link to was deleted or is hidden from you.';
const failed = 'The comment you followed a link to could not be loaded.';

/** Finds the comment that the address names: in the loaded comments of the post, else on the server. */
export function useLinkedComment(
  postId: string,
  linkedId: string | undefined,
  comments: CommentPageFragment | undefined,
): Result {
  const known = linkedId && comments ? findIn(comments, linkedId) : undefined;
  const isSought = linkedId !== undefined && comments !== undefined && !known;
  const { data, error } = useLinkedCommentQuery({ variables: { id: linkedId ?? '' }, skip: !isSought });

  if (!linkedId || !comments) return { isLoading: false };
  if (known) return { isLoading: false, linked: known };
  if (data) {
    const { comment } = data;
    if (comment?.post.id !== postId) return { isLoading: false, notice: gone };
    const { parent } = comment;
    return parent
      ? { isLoading: false, linked: { id: comment.id, threadId: parent.id, thread: parent, reply: comment } }
      : { isLoading: false, linked: { id: comment.id, threadId: comment.id, thread: comment } };
  }
  return error ? { isLoading: false, notice: failed } : { isLoading: true };
}

function findIn({ edges }: CommentPageFragment, id: string): LinkedComment | undefined {
  // A comment that a live event has appended has no place yet: the comments before it may not be loaded.
  const { placed } = splitByPlace(edges);
  const found = placed.find(
    ({ node }) => node.id === id || splitByPlace(node.replies.edges).placed.some((reply) => reply.node.id === id),
  );
  return found && { id, threadId: found.node.id };
}
