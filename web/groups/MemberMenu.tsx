import { Ellipsis, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { GroupMemberFragment } from '../generated.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuSeparator } from '../ui/MenuSeparator.tsx';
import { AppointDialog } from './AppointDialog.tsx';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';

export interface MemberMenuProps {
  groupId: string;
  person: GroupMemberFragment;
}

/** The menu for organisers of another member who does not organise the group. */
export function MemberMenu({ groupId, person }: MemberMenuProps) {
  const [act, setAct] = useState<'appoint' | 'remove'>();
  const dialog = (name: typeof act) => ({ open: act === name, onOpenChange: () => setAct(undefined) });

  return (
    <>
      <Menu trigger={<IconButton label={`More about ${person.displayName}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<UserCog />} onSelect={() => setAct('appoint')}>
          Make Organiser
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<UserMinus />} onSelect={() => setAct('remove')}>
          Remove from Group
        </MenuItem>
      </Menu>
      <AppointDialog {...dialog('appoint')} groupId={groupId} person={person} />
      <RemoveMemberDialog {...dialog('remove')} groupId={groupId} person={person} />
    </>
  );
}
