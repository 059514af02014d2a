import type { Reference } from '@apollo/client';
import type { StoredConnection } from '../apollo/connection.ts';
import { listFilter } from '../apollo/connection.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import { useSetGroupMembershipMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { ToastMessage } from '../ui/toastReducer.ts';
import { asksToLeave, type LeavableGroup } from './groupKinds.ts';
import { settleMembership } from './settleMembership.ts';

type StoredMembers = StoredConnection & { nodes?: readonly Reference[] };
type StoredGroup = { viewerIsMember: boolean; memberCount: number; members: StoredMembers };
type IsOther = (person: Reference) => boolean;

// Members are sorted by when they joined, so the viewer comes last.

function facesAfter(faces: readonly Reference[], isOther: IsOther, joining: Reference | undefined) {
  const others = faces.filter(isOther);
  if (!joining) return others;
  return others.length < faces.length ? faces : [...others, joining];
}

function edgesAfter(list: StoredMembers, isOther: IsOther, joining: Reference | undefined): StoredMembers {
  const { edges = [], pageInfo } = list;
  const others = edges.filter(({ node }) => isOther(node));
  if (!joining) return { ...list, edges: others };
  if (others.length < edges.length || pageInfo?.hasNextPage) return list;
  return { ...list, edges: [...edges, { __typename: 'UserEdge', cursor: '', node: joining }] };
}

/** Called once the server has confirmed. `action` is the Undo of a leave. Absent where it would not lead back. */
export type OnMembership = (member: boolean, action?: ToastMessage['action']) => void;

/** The number of members that a stored list shows at most. */
const countOf = (storeFieldName: string) => Number(listFilter(storeFieldName).first ?? Number.POSITIVE_INFINITY);

/**
 * Joins or leaves a group; `pending` says which of the two is running. The count and faces change at once. The group
 * changes lists after the server confirms, so the waiting button stays visible.
 */
export function useGroupMembership(group: LeavableGroup, onDone: OnMembership) {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setGroupMembership] = useSetGroupMembershipMutation();

  const { pending, toggle, turn } = useToggle({
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
          members: (list, { canRead, readField, storeFieldName, toReference }) => {
            // A connection has no id, so the cache stores it inline, never as a reference.
            const stored = list as StoredMembers;
            const isOther = (person: Reference) => readField('id', person) !== user?.id;
            const viewer = user && toReference(user);
            const joining = on && viewer && canRead(viewer) ? viewer : undefined;
            if (!stored.nodes) return edgesAfter(stored, isOther, joining);
            return { ...stored, nodes: facesAfter(stored.nodes, isOther, joining).slice(0, countOf(storeFieldName)) };
          },
        },
      });
    },
    send: (member) =>
      setGroupMembership({
        variables: { groupId: group.id, member },
        update: (cache) => settleMembership(cache, group, member),
      }),
    onDone: (member) =>
      onDone(member, member || asksToLeave(group) ? undefined : { label: 'Undo', onSelect: () => turn(true) }),
    onFail: (error, joining) => {
      const fault = faultOf(error);
      const failure = joining ? 'Failed to join group. Please try again.' : 'Failed to leave group. Please try again.';
      // The only organiser of a group cannot leave it.
      toast({ title: fault?.field === 'member' ? fault.message : failure, tone: 'danger' });
    },
  });

  return {
    pending,
    toggle: () => {
      if (user) return toggle();
      promptLogin('Authentication Required', 'Please log in to join groups.', { verb: 'joinGroup', id: group.id });
    },
  };
}
