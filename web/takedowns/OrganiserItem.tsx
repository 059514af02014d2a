import { useFragment } from '@apollo/client/react';
import { Pin, PinOff, ShieldX } from 'lucide-react';
import { GroupOfPostFragmentDoc, useGroupOrganisingQuery } from '../generated.ts';
import { MenuItem } from '../ui/MenuItem.tsx';
import { usePin } from './usePin.ts';

export interface OrganiserItemProps {
  postId: string;
  /** The post itself, which can be pinned, and not a comment. */
  isPost?: boolean;
  /** Absent for the viewer's own, which they delete. */
  onRemove?(): void;
}

/** Menu items under a post in a group, for organisers of the group. They ask whether the viewer is one once a menu is opened. */
export function OrganiserItem(props: OrganiserItemProps) {
  const { data } = useFragment({
    fragment: GroupOfPostFragmentDoc,
    fragmentName: 'GroupOfPost',
    from: { __typename: 'Post', id: props.postId },
  });
  const groupId = data.group?.id;
  return groupId ? <GroupItems groupId={groupId} {...props} /> : null;
}

function GroupItems({ groupId, postId, isPost, onRemove }: OrganiserItemProps & { groupId: string }) {
  const { data } = useGroupOrganisingQuery({ variables: { groupId } });
  const pin = usePin(groupId);
  if (!data?.group?.viewerOrganises) return null;
  const isPinned = data.group.pinnedPost?.id === postId;
  return (
    <>
      {isPost && (
        <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onSelect={() => void pin(isPinned ? null : postId)}>
          {isPinned ? 'Unpin' : 'Pin to Group'}
        </MenuItem>
      )}
      {onRemove && (
        <MenuItem danger icon={<ShieldX />} onSelect={onRemove}>
          Remove from Group
        </MenuItem>
      )}
    </>
  );
}
