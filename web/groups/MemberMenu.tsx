import { Ellipsis, UserCog } from 'lucide-react';
import { useState } from 'react';
import type { GroupMemberFragment } from '../generated.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { AppointDialog } from './AppointDialog.tsx';

export interface MemberMenuProps {
  groupId: string;
  person: GroupMemberFragment;
}

/** The menu for organisers of another member who does not organise the group. */
export function MemberMenu({ groupId, person }: MemberMenuProps) {
  const [isAppointing, setAppointing] = useState(false);

  return (
    <>
      <Menu trigger={<IconButton label={`More about ${person.displayName}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<UserCog />} onSelect={() => setAppointing(true)}>
          Make Organiser
        </MenuItem>
      </Menu>
      <AppointDialog open={isAppointing} onOpenChange={setAppointing} groupId={groupId} person={person} />
    </>
  );
}
