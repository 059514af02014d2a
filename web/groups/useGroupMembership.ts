import type { Reference } from '@apollo/client';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { GroupRowFragment } from '../generated.ts';
import { useSetGroupMembershipMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { settleMembership } from './settleMembership.ts';

type StoredMembers = { nodes?: readonly Reference[] };
type StoredGroup = { viewerIsMember: boolean; memberCount: number; members: StoredMembers };

/** The number of member pictures shown on a group. */
const FACES = 3;

/**
 * Joins or leaves a group; `pending` says which of the two is running. The count and faces change at once. The group
 * changes lists after the server confirms, so the waiting button stays visible.
 */
export function useGroupMembership(group: GroupRowFragment, onDone: (member: boolean) => void) {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setGroupMembership] = useSetGroupMembershipMutation();

  const { pending, toggle } = useToggle({
    name: `group:${group.id}`,
    isOn: group.viewerIsMember,
    write: (cache, on) => {
      cache.modify<StoredGroup>({
        id: cache.identify(group),
        fields: {
          memberCount: (count, { readField }) => {
            if (readField('viewerIsMember') === on) return count;
            return Math.max(0, count + (on ? 1 : -1));
          },
          members: (list, { canRead, readField, toReference }) => {
            // A connection has no id, so the cache stores it inline, never as a reference.
            const { nodes = [], ...rest } = list as StoredMembers;
            const others = nodes.filter((node) => readField('id', node) !== user?.id);
            const viewer = user && toReference(user);
            if (!on || !viewer || !canRead(viewer)) return { ...rest, nodes: others };
            // Members are sorted by when they joined.
            return others.length < nodes.length ? list : { ...rest, nodes: [...others, viewer].slice(0, FACES) };
          },
        },
      });
    },
    send: (member) =>
      setGroupMembership({
        variables: { groupId: group.id, member },
        update: (cache) => settleMembership(cache, group.id, member),
      }),
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
