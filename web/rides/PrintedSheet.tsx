import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import type { SheetGuestFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import type { Sheet, SheetGroup, SheetRide } from './sheetGroups.ts';
import { guestsApart } from './sheetGroups.ts';

interface Props {
  title: string;
  /** The day, time and place. */
  facts: string;
  groups: readonly SheetGroup[];
  ride: SheetRide;
  sheet: Sheet;
  isHere(id: string): boolean;
}

interface PrintedRow {
  id: string;
  name: string;
  group: string;
  /** Whether the club has rules that the rider has not acknowledged. */
  lacksRules?: boolean;
}

/** Empty rows for riders who come unannounced. */
const spareRows = 3;

const groupText = ({ letter }: SheetGroup, leads: boolean): string =>
  [letter, leads && 'leader'].filter(Boolean).join(', ');

const rowOf = ({ id, name }: SheetGuestFragment, letter = ''): PrintedRow => ({
  id,
  name: `${name}, guest`,
  group: letter,
});

/** The sheet on paper: one A4 page for 30 riders, ink on white in both themes. The screen does not show it. */
export function PrintedSheet({ title, facts, groups, ride, sheet, isHere }: Props) {
  const riders: PrintedRow[] = groups.flatMap((group) => [
    ...group.riders.map(({ user, leads, rulesAcknowledged }) => ({
      id: user.id,
      name: user.displayName,
      group: groupText(group, leads),
      lacksRules: rulesAcknowledged === false,
    })),
    ...group.guests.map((guest) => rowOf(guest, group.letter)),
  ]);
  const guests = guestsApart(ride, sheet).map((guest) => rowOf(guest));
  const spare: PrintedRow[] = Array.from({ length: spareRows }, (_, index) => ({
    id: `spare ${index}`,
    name: '',
    group: '',
  }));
  return createPortal(
    <Paper data-print="">
      <Global styles={onlyThePaper} />
      <header>
        <h1>{title}</h1>
        <p>{facts}</p>
      </header>
      {sheet.note && <p>{sheet.note}</p>}
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Rider</th>
            <th>Group</th>
            <th>Here</th>
            <th>Out</th>
            <th>Back</th>
          </tr>
        </thead>
        <tbody>
          {[...riders, ...guests, ...spare].map(({ id, name, group, lacksRules }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>
                <bdi>{name}</bdi>
                {lacksRules && ' (rules not acknowledged)'}
              </td>
              <td>{group}</td>
              <td>{isHere(id) ? 'yes' : ''}</td>
              <td>
                <Box />
              </td>
              <td>
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>Destroy this page after the ride: it names the riders.</footer>
    </Paper>,
    document.body,
  );
}

const onlyThePaper = css`
  @page { size: A4; margin: 12mm 14mm; }
  @media print {
    html, body { background: white; color-scheme: light; }
    body > *:not([data-print]) { display: none !important; }
  }
`;

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color: black;
    background: white;
    font: 400 9.5pt/1.3 ${theme.font};

    h1 { font: 650 15pt/1.2 ${theme.font}; }
    header { padding-bottom: 2mm; border-bottom: 1pt solid black; }
    > p { max-height: 4lh; margin-top: 2mm; overflow: hidden; white-space: pre-wrap; }
    table { width: 100%; margin-top: 2mm; border-collapse: collapse; }
    th { font-weight: 600; text-align: start; }
    th, td { padding: 0 2mm 0 0; border-bottom: 0.5pt solid gray; }
    tr { height: 6.4mm; break-inside: avoid; }
    td:nth-of-type(2) { font-weight: 600; overflow-wrap: anywhere; }
    footer { margin-top: 3mm; font-size: 8pt; }
  }
`;

const Box = styled.span`
  display: block;
  width: 3.6mm;
  height: 3.6mm;
  border: 0.8pt solid black;
  border-radius: 0.6mm;
`;
