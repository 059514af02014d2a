import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { ZoneRowFragment } from '../generated.ts';
import { useDeletePrivacyZoneMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes a privacy zone of the viewer. */
export function useDeletePrivacyZone({ id, label }: ZoneRowFragment) {
  const toast = useToast();
  const [mutate, { client, loading }] = useDeletePrivacyZoneMutation();

  const remove = async (): Promise<void> => {
    try {
      await mutate({ variables: { zoneId: id } });
    } catch (error) {
      // A zone that was deleted elsewhere is removed from the list too.
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        toast({ title: 'Failed to remove the zone. Please try again.', tone: 'danger' });
        return;
      }
      deleteNode(client.cache, { __typename: 'PrivacyZone', id });
    }
    toast({ title: `${label} is removed`, tone: 'success' });
  };

  return { remove, isRemoving: loading };
}
