import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { GroupRowFragment } from '../generated.ts';
import { useSetGroupMembershipMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface Options {
  /** Asks for the lists of groups anew: joining and leaving moves a group from one to another. */
  refreshLists(): Promise<unknown>;
  onDone(member: boolean): void;
}

/** Joins a group or leaves it; `pending` tells which of the two is on its way. */
export function useGroupMembership(group: GroupRowFragment, { refreshLists, onDone }: Options) {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setGroupMembership] = useSetGroupMembershipMutation();

  const { pending, toggle } = useToggle({
    name: `group:${group.id}`,
    isOn: group.viewerIsMember,
    paint: (cache, on) => {
      cache.modify<{ viewerIsMember: boolean; memberCount: number }>({
        id: cache.identify(group),
        fields: {
          viewerIsMember: () => on,
          memberCount: (count, { readField }) => {
            if (readField('viewerIsMember') === on) return count;
            return Math.max(0, count + (on ? 1 : -1));
          },
        },
      });
    },
    send: async (member) => {
      await setGroupMembership({ variables: { groupId: group.id, member } });
      // The membership stands whether or not the lists could be asked for; the error link logs that they could not.
      await refreshLists().catch(() => undefined);
    },
    onDone,
    onFail: (_error, joining) => {
      const title = joining ? 'Failed to join group. Please try again.' : 'Failed to leave group. Please try again.';
      toast({ title, tone: 'danger' });
    },
  });

  return {
    pending,
    toggle: () => (user ? toggle() : promptLogin('Authentication Required', 'Please log in to join groups.')),
  };
}
