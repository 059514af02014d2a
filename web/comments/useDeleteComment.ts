import { deleteNode } from '../apollo/edges.ts';
import { useDeleteCommentMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes a comment with its replies and takes it out of its list; `remove` tells whether it is gone. */
export function useDeleteComment(id: string) {
  const toast = useToast();
  const [deleteComment, { loading }] = useDeleteCommentMutation({
    update: (cache, { data }) => {
      if (data) deleteNode(cache, { __typename: 'Comment', id: data.deleteComment.deletedCommentId });
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
