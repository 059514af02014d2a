import { Ban } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';

interface Props {
  username: string;
  onSelect(): void;
}

/** The menu item that blocks a member. */
export function BlockItem({ username, onSelect }: Props) {
  return (
    <MenuItem danger icon={<Ban />} onSelect={onSelect}>
      {/* One box, so that a long name does not squeeze the word before it. */}
      <span>
        Block <bdi>@{username}</bdi>
      </span>
    </MenuItem>
  );
}
