import { deleteNode } from '../apollo/edges.ts';
import type { PostCardFragment } from '../generated.ts';
import { useDeletePostMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes one's own post and takes it out of every list. */
export function useDeletePost({ id, isRide }: Pick<PostCardFragment, 'id' | 'isRide'>) {
  const toast = useToast();
  const [deletePost, { loading }] = useDeletePostMutation({
    update: (cache, { data }) => {
      if (data) deleteNode(cache, { __typename: 'Post', id: data.deletePost.deletedPostId });
    },
  });

  const remove = async () => {
    try {
      await deletePost({ variables: { postId: id } });
      toast({ title: 'Post deleted successfully', tone: 'success' });
    } catch {
      // The client's error link has logged it.
      toast({ title: isRide ? 'Failed to delete ride post' : 'Failed to delete post', tone: 'danger' });
    }
  };

  return { remove, isDeleting: loading };
}
