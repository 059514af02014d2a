import { deleteNode } from '../apollo/edges.ts';
import { useDeleteMomentMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes a moment of the viewer and removes it from its ride. */
export function useDeleteMoment(momentId: string) {
  const toast = useToast();
  const [deleteMoment, { loading }] = useDeleteMomentMutation({
    update: (cache, { data }) => {
      const deletedId = data?.deleteMoment?.deletedMomentId;
      if (deletedId) deleteNode(cache, { __typename: 'Moment', id: deletedId });
    },
  });

  const remove = async () => {
    try {
      await deleteMoment({ variables: { momentId } });
      toast({ title: 'Moment deleted successfully', tone: 'success' });
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to delete moment', tone: 'danger' });
    }
  };

  return { remove, isDeleting: loading };
}
