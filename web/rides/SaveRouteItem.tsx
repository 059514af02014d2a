import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { SaveRouteItemFragment } from '../generated.ts';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useSaveRoute } from './useSaveRoute.ts';

interface Props {
  ride: SaveRouteItemFragment;
}

export function SaveRouteItem({ ride }: Props) {
  const toggleSaved = useSaveRoute(ride);

  return (
    <MenuItem icon={ride.viewerHasSaved ? <BookmarkCheck /> : <Bookmark />} onSelect={toggleSaved}>
      {ride.viewerHasSaved ? 'Saved · Remove' : 'Save Route'}
    </MenuItem>
  );
}
