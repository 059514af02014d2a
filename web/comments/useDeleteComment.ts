import { deleteNode } from '../apollo/edges.ts';
import { useDeleteCommentMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes a comment with its replies and removes it from its list. `remove` returns whether it was deleted. */
export function useDeleteComment(id: string) {
  const toast = useToast();
  const [deleteComment, { loading }] = useDeleteCommentMutation({
    update: (cache, { data }) => {
      const deletedId = data?.deleteComment?.deletedCommentId;
      if (deletedId) deleteNode(cache, { __typename: 'Comment', id: deletedId });
    },
  });

  const remove = async (): Promise<boolean> => {
    try {
      await deleteComment({ variables: { commentId: id } });
      toast({ title: 'Comment deleted', tone: 'success' });
      return true;
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to delete comment', tone: 'danger' });
      return false;
    }
  };

  return { remove, isDeleting: loading };
}
