import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { UserSessionRowFragment } from '../generated.ts';
import { useEndSessionMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { deviceName } from './deviceName.ts';
import { useEndedLinks } from './useEndedLinks.ts';

/** Signs a device out and removes it from the list. */
export function useEndSession({ id, device }: UserSessionRowFragment) {
  const toast = useToast();
  const [mutate, { client, loading }] = useEndSessionMutation();
  const { endsLinks, dropLinks } = useEndedLinks();

  const endSession = async (): Promise<void> => {
    try {
      await mutate({ variables: { sessionId: id } });
    } catch (error) {
      // A session that was ended elsewhere is also over.
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        toast({ title: 'Failed to sign the device out. Please try again.', tone: 'danger' });
        return;
      }
    }
    deleteNode(client.cache, { __typename: 'UserSession', id });
    dropLinks(client.cache);
    const also = endsLinks ? ', and your access tokens and calendar links have ended' : '';
    toast({ title: `${deviceName(device)} is signed out${also}`, tone: 'success' });
  };

  return { endSession, isEnding: loading };
}
