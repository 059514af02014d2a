import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useCreateGroupInvitationMutation, useRevokeGroupInvitationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface Draft {
  uses: string;
  days: string;
}

const wrong = (text: string, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
    ? undefined
    : `A whole number from 1 to ${most.toLocaleString('en')}`;

/** The form that makes invitation links of a group. `link` is the last one, which is shown once. */
export function useGroupInvitations(groupId: string) {
  const [draft, setDraft] = useState<Draft>({ uses: '1', days: '7' });
  const [errors, setErrors] = useState<Partial<Draft>>({});
  const [link, setLink] = useState<string>();
  const [revoking, setRevoking] = useState<string>();
  const [create, { loading: isMaking }] = useCreateGroupInvitationMutation();
  const [remove] = useRevokeGroupInvitationMutation();
  const toast = useToast();
  const showFailure = (failure: unknown) =>
    toast({ title: faultOf(failure)?.message ?? 'That did not work. Please try again.', tone: 'danger' });

  async function make(): Promise<void> {
    const found = { uses: wrong(draft.uses, 1000), days: wrong(draft.days, 30) };
    setErrors(found);
    if (found.uses || found.days) return;
    const input = { groupId, uses: Number(draft.uses), days: Number(draft.days) };
    try {
      const { data } = await create({
        variables: { input },
        update: (cache) =>
          cache.evict({ id: cache.identify({ __typename: 'Group', id: groupId }), fieldName: 'invitations' }),
      });
      const path = data?.createGroupInvitation?.path;
      if (path) setLink(`${window.location.origin}${path}`);
    } catch (failure) {
      showFailure(failure);
    }
  }

  async function revoke(invitationId: string): Promise<void> {
    setRevoking(invitationId);
    try {
      await remove({ variables: { invitationId } });
      toast({ title: 'The link is revoked', tone: 'success' });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setRevoking(undefined);
    }
  }

  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return { draft, change, errors, link, isMaking, make, revoking, revoke };
}
