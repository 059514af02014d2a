import { X } from 'lucide-react';
import { faultOf } from '../apollo/faultOf.ts';
import type { SheetGuestFragment } from '../generated.ts';
import { useRemoveRideGuestMutation } from '../generated.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useToast } from '../ui/Toast.tsx';
import { SheetRow } from './SheetRow.tsx';
import { guestTap, hereText } from './sheetGroups.ts';
import type { CheckIns } from './useCheckIns.ts';

interface Props {
  postId: string;
  guest: SheetGuestFragment;
  checkIns: CheckIns;
  isOpen: boolean;
}

/** A guest on the sheet, whom a leader can remove. */
export function SheetGuestRow({ postId, guest, checkIns, isOpen }: Props) {
  const [remove] = useRemoveRideGuestMutation();
  const toast = useToast();
  const tap = guestTap(guest);
  const isHere = checkIns.isHere(tap);

  const handleRemove = async () => {
    try {
      await remove({ variables: { postId, guestId: guest.id } });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to remove the guest. Please try again.', tone: 'danger' });
    }
  };

  return (
    <SheetRow
      name={guest.name}
      note={`Guest · ${hereText(isHere, guest.tappedAt)}`}
      isHere={isHere}
      isOpen={isOpen}
      onCheck={(next) => checkIns.check([tap], next)}
    >
      <IconButton label={`Remove guest ${guest.name}`} icon={<X />} onClick={() => void handleRemove()} />
    </SheetRow>
  );
}
