import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { GroupRowFragment } from '../generated.ts';
import { useSetGroupRequestMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Asks to join a closed group, or withdraws the request; `pending` says which of the two is running. */
export function useGroupRequest(group: GroupRowFragment) {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setGroupRequest] = useSetGroupRequestMutation();

  const { pending, toggle } = useToggle({
    name: `groupRequest:${group.id}`,
    isOn: group.viewerHasAsked,
    // The waiting button shows the action. The answer of the server changes the group.
    write: () => undefined,
    send: (asked) => setGroupRequest({ variables: { groupId: group.id, asked } }),
    onFail: (error, asking) => {
      const failure = asking ? 'Failed to ask. Please try again.' : 'Failed to withdraw. Please try again.';
      toast({ title: faultOf(error)?.message ?? failure, tone: 'danger' });
    },
  });

  return {
    pending,
    toggle: () => {
      if (user) return toggle();
      promptLogin('Authentication Required', 'Please log in to join groups.', { verb: 'askGroup', id: group.id });
    },
  };
}
