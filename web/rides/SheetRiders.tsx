import styled from '@emotion/styled';
import type { SheetRiderFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { paceSheetStyles } from './paceSheetStyles.ts';
import { SheetGuestRow } from './SheetGuestRow.tsx';
import { SheetRow } from './SheetRow.tsx';
import type { SheetGroup } from './sheetGroups.ts';
import { guestTap, hereText, riderTap } from './sheetGroups.ts';
import type { CheckIns } from './useCheckIns.ts';

interface Props {
  postId: string;
  groups: readonly SheetGroup[];
  /** Only riders whose name contains it are shown. */
  sought: string;
  checkIns: CheckIns;
  isOpen: boolean;
}

const matches = (text: string, sought: string): boolean => text.toLowerCase().includes(sought.trim().toLowerCase());

/** The riders of a ride and the guests of its pace groups, group by group. */
export function SheetRiders({ postId, groups, sought, checkIns, isOpen }: Props) {
  return groups.map(({ id, letter, name, riders, guests }) => (
    <section key={id} aria-label={letter ? `Group ${letter}, ${name}` : name}>
      <Head>
        {letter && <b aria-hidden="true">{letter}</b>}
        <h2 dir="auto">{name}</h2>
        <span>
          {[...riders.map(riderTap), ...guests.map(guestTap)].filter(checkIns.isHere).length}/
          {riders.length + guests.length}
        </span>
      </Head>
      <ul>
        {riders
          .filter(({ user }) => matches(`${user.displayName} ${user.username}`, sought))
          .map((rider) => {
            const tap = riderTap(rider);
            const isHere = checkIns.isHere(tap);
            return (
              <SheetRow
                key={tap.id}
                name={rider.user.displayName}
                note={noteOf(rider, isHere)}
                picture={rider.user.profilePicture}
                isHere={isHere}
                isOpen={isOpen}
                onCheck={(next) => checkIns.check([tap], next)}
              />
            );
          })}
        {guests
          .filter((guest) => matches(guest.name, sought))
          .map((guest) => (
            <SheetGuestRow key={guest.id} postId={postId} guest={guest} checkIns={checkIns} isOpen={isOpen} />
          ))}
      </ul>
    </section>
  ));
}

function noteOf({ user, leads, tappedAt, rulesAcknowledged }: SheetRiderFragment, isHere: boolean): string {
  const role = user.isViewer ? 'You' : 'Leader';
  const rules = rulesAcknowledged === false && 'Rules not acknowledged';
  return [leads && role, hereText(isHere, tappedAt), rules].filter(Boolean).join(' · ');
}

const { color, space, type } = theme;

const Head = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSunken};

  > b { ${paceSheetStyles} }
  h2 { flex: 1; min-width: 0; font: ${type.subheading}; overflow-wrap: anywhere; }
  span { font: ${type.ui}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;
