import styled from '@emotion/styled';
import type { SheetRiderFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { paceSheetStyles } from './paceSheetStyles.ts';
import { SheetRow } from './SheetRow.tsx';
import type { SheetGroup } from './sheetGroups.ts';
import { hereText, riderTap } from './sheetGroups.ts';
import type { CheckIns } from './useCheckIns.ts';

interface Props {
  groups: readonly SheetGroup[];
  /** Only riders whose name contains it are shown. */
  sought: string;
  checkIns: CheckIns;
  isOpen: boolean;
}

const matches = ({ user }: SheetRiderFragment, sought: string): boolean =>
  `${user.displayName} ${user.username}`.toLowerCase().includes(sought.trim().toLowerCase());

/** The riders of a ride, pace group by pace group. */
export function SheetRiders({ groups, sought, checkIns, isOpen }: Props) {
  return groups.map(({ id, letter, name, riders }) => (
    <section key={id} aria-label={letter ? `Group ${letter}, ${name}` : name}>
      <Head>
        {letter && <b aria-hidden="true">{letter}</b>}
        <h2 dir="auto">{name}</h2>
        <span>
          {riders.filter((rider) => checkIns.isHere(riderTap(rider))).length}/{riders.length}
        </span>
      </Head>
      <ul>
        {riders
          .filter((rider) => matches(rider, sought))
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
