import styled from '@emotion/styled';
import type { NotificationRowFragment, PlanFragment } from '../generated.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { formatRideDate } from '../rides/formatRideDate.ts';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  change: NonNullable<NotificationRowFragment['rideChange']>;
  noun: 'Ride' | 'Event';
}

const facts: readonly { term: string; textOf(plan: PlanFragment): string }[] = [
  { term: 'Date', textOf: ({ date }) => (date ? formatRideDate(date) : 'Not told') },
  { term: 'Time', textOf: ({ time }) => (time ? formatTime12(time) : 'Not told') },
  { term: 'Time zone', textOf: ({ timeZone }) => timeZone },
  {
    term: 'Ride',
    textOf: ({ calledOffReason }) => (calledOffReason ? `Called off: ${calledOffReason}` : 'Takes place'),
  },
  { term: 'Group', textOf: ({ paceGroup }) => paceGroup ?? 'None' },
  { term: 'Location', textOf: ({ location }) => location ?? 'Not told' },
];

/** The changed parts of the plan of a ride or an event: the old value struck out, then the new one. */
export function RideChange({ change: { before, after, laterDates }, noun }: Props) {
  return (
    <List>
      {facts
        .map(({ term, textOf }) => ({ term, was: textOf(before), is: textOf(after) }))
        .filter(({ was, is }) => was !== is)
        .map(({ term, was, is }) => (
          <div key={term}>
            <dt>{term === 'Ride' ? noun : term}</dt>
            <dd>
              <VisuallyHidden>was </VisuallyHidden>
              <del dir="auto">{was}</del>
              <VisuallyHidden>, is now </VisuallyHidden>
              <ins dir="auto">{is}</ins>
            </dd>
          </div>
        ))}
      {laterDates && (
        <div>
          <dt>Dates</dt>
          <dd>This and all later ones</dd>
        </div>
      )}
    </List>
  );
}

const { color, type } = theme;

const List = styled.dl`
  display: grid;
  gap: 2px;
  font: ${type.small};

  > div { display: grid; grid-template-columns: 68px minmax(0, 1fr); gap: 8px; }
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; }
  del { margin-right: 8px; color: ${color.textMuted}; }
  ins { font-weight: 600; text-decoration: none; }
`;
