import { useFragment } from '@apollo/client/react';
import { ShieldX } from 'lucide-react';
import { GroupOfPostFragmentDoc, useGroupOrganisingQuery } from '../generated.ts';
import { MenuItem } from '../ui/MenuItem.tsx';

export interface OrganiserItemProps {
  postId: string;
  onRemove(): void;
}

/** A menu item under a post in a group, for organisers of the group. It asks whether the viewer is one once a menu is opened. */
export function OrganiserItem({ postId, onRemove }: OrganiserItemProps) {
  const { data } = useFragment({
    fragment: GroupOfPostFragmentDoc,
    fragmentName: 'GroupOfPost',
    from: { __typename: 'Post', id: postId },
  });
  const groupId = data.group?.id;
  return groupId ? <GroupItem groupId={groupId} onRemove={onRemove} /> : null;
}

function GroupItem({ groupId, onRemove }: { groupId: string; onRemove(): void }) {
  const { data } = useGroupOrganisingQuery({ variables: { groupId } });
  if (!data?.group?.viewerOrganises) return null;
  return (
    <MenuItem danger icon={<ShieldX />} onSelect={onRemove}>
      Remove from Group
    </MenuItem>
  );
}
