import { SheetGuestForm } from './SheetGuestForm.tsx';
import { SheetGuestRow } from './SheetGuestRow.tsx';
import type { Sheet, SheetRide } from './sheetGroups.ts';
import { guestsApart } from './sheetGroups.ts';
import type { CheckIns } from './useCheckIns.ts';

/** The limit of the server. */
const maxGuests = 20;

interface Props {
  postId: string;
  ride: SheetRide;
  sheet: Sheet;
  checkIns: CheckIns;
}

/** The guests of a ride without pace groups, and a form for a new guest. */
export function SheetGuests({ postId, ride, sheet, checkIns }: Props) {
  const own = sheet.riders.find(({ user }) => user.isViewer);
  return (
    <>
      <ul>
        {guestsApart(ride, sheet).map((guest) => (
          <SheetGuestRow key={guest.id} postId={postId} guest={guest} checkIns={checkIns} isOpen={sheet.isOpen} />
        ))}
      </ul>
      {sheet.guests.length < maxGuests && (
        <SheetGuestForm postId={postId} paceGroups={ride.paceGroups} ownGroupId={own?.paceGroupId ?? null} />
      )}
    </>
  );
}
