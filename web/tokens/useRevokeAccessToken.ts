import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { AccessTokenRowFragment } from '../generated.ts';
import { useRevokeAccessTokenMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Revokes an access token and removes it from its list. */
export function useRevokeAccessToken({ id, name }: AccessTokenRowFragment) {
  const toast = useToast();
  const [mutate, { client, loading }] = useRevokeAccessTokenMutation();

  const revoke = async (): Promise<void> => {
    try {
      await mutate({ variables: { tokenId: id } });
    } catch (error) {
      // A token that was revoked elsewhere is removed from the list too.
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        toast({ title: 'Failed to revoke the token. Please try again.', tone: 'danger' });
        return;
      }
    }
    deleteNode(client.cache, { __typename: 'AccessToken', id });
    toast({ title: `${name} is revoked`, text: 'Whatever used it is signed out.', tone: 'success' });
  };

  return { revoke, isRevoking: loading };
}
