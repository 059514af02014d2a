import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { ZoneRowFragment } from '../generated.ts';
import { useDeletePrivacyZoneMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Removes a privacy zone of one's own. */
export function useDeletePrivacyZone({ id, label }: ZoneRowFragment) {
  const toast = useToast();
  const [mutate, { client, loading }] = useDeletePrivacyZoneMutation();

  const remove = async (): Promise<void> => {
    try {
      await mutate({ variables: { zoneId: id } });
    } catch (error) {
      // One that has been removed elsewhere is gone too.
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
