import { flushSync } from 'react-dom';
import { useMatch, useNavigate } from 'react-router-dom';
import { deleteNode } from '../apollo/edges.ts';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { useDeletePostMutation } from '../generated.ts';
import { reloadMyRides } from '../rides/reloadMyRides.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes a post of the viewer and removes it from every list. On the post's own page, navigates home. */
export function useDeletePost({ id, isRide }: Pick<PostCardFragment, 'id' | 'isRide'>) {
  const isOnOwnPage = useMatch(`/post/${id}`) !== null;
  const navigate = useNavigate();
  const toast = useToast();
  const { user } = useSession();
  const [deletePost, { client, loading }] = useDeletePostMutation();

  const remove = async () => {
    try {
      await deletePost({ variables: { postId: id } });
    } catch {
      // The client's error link has logged it.
      toast({ title: isRide ? 'Failed to delete ride post' : 'Failed to delete post', tone: 'danger' });
      return;
    }
    // Navigates first. Otherwise the page would briefly say that the post does not exist.
    if (isOnOwnPage) flushSync(() => navigate('/', { replace: true }));
    deleteNode(client.cache, { __typename: 'Post', id });
    if (isRide) reloadMyRides(client, user?.id);
    toast({ title: 'Post deleted successfully', tone: 'success' });
  };

  return { remove, isDeleting: loading };
}
